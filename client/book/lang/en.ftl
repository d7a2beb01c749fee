# The rule books: search, pieces, where rules come from.
book-search = Search the rules
book-hits = { $count ->
    [one] One result
   *[other] { $count } results
}
book-no-hits = Nothing about “{ $words }”. Try another word, or pick a chapter:
book-contents = Chapters
book-becomes = becomes
book-and = and
book-allowed = Allowed:
book-forbidden = Not allowed:
book-source = Where rule { $rule } comes from
book-source-given = Original rule.
book-source-fact = Known from elsewhere.
book-source-ruling = Our ruling.
book-source-disputed = Our ruling: the sources disagree.
book-given-why = The rule sheet that came with the game says so.
book-otherwise = To play it differently, set “{ $option }” at your table.
book-disputed-of = Disputed rules of { $game }
book-disputed-lead = Old rule sheets leave gaps, and some contradict themselves. Here’s what we decided, and why.
book-disputed-sources = Where the sources disagree
book-disputed-silent = Where the sheet is silent or unclear
book-to-rules = All the rules
