//! The games as a table for other programs.

use stammtisch_arena::Outcome;

/// One line a game: the bot at each seat, and what each seat won.
pub(crate) fn games(outcomes: &[Outcome], names: &[String], games_a_deal: u64) -> String {
    let seats = outcomes.first().map_or(0, |outcome| outcome.seating.len());
    let numbered = |word: &str| {
        let columns = (0..seats).map(|seat| format!(",{word}_{seat}"));
        columns.collect::<String>()
    };
    let has_scores = outcomes.iter().any(|outcome| !outcome.scores.is_empty());
    let mut heading = format!("{}{}", numbered("bot"), numbered("share"));
    if has_scores {
        heading += &numbered("score");
    }
    let mut out = format!("game,deal,turns,actions,by{heading}\n");
    for outcome in outcomes {
        let bots = outcome.seating.iter().map(|&bot| quoted(&names[bot]));
        let shares = (0..seats).map(|seat| outcome.share(seat).to_string());
        let mut cells = vec![
            outcome.game.to_string(),
            (outcome.game / games_a_deal).to_string(),
            outcome.turns.to_string(),
            outcome.actions.to_string(),
            outcome.by.clone().unwrap_or_default(),
        ];
        cells.extend(bots.chain(shares));
        if has_scores {
            let score = |seat: usize| outcome.scores.get(seat).map(i32::to_string);
            cells.extend((0..seats).map(|seat| score(seat).unwrap_or_default()));
        }
        out.push_str(&cells.join(","));
        out.push('\n');
    }
    out
}

/// A cell, in quotes where it has to be.
fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stammtisch_arena::Effort;

    #[test]
    fn names_with_quotes_stay_one_cell() {
        let outcome = Outcome {
            game: 3,
            seating: vec![1, 0],
            winners: vec![0, 1],
            by: Some("quiet".to_owned()),
            actions: 0,
            turns: 12,
            efforts: vec![Effort::default(); 2],
            scores: vec![7, -7],
        };
        let names = ["greedy".to_owned(), "ext:say \"hi\"".to_owned()];
        assert_eq!(
            games(&[outcome], &names, 2),
            "game,deal,turns,actions,by,bot_0,bot_1,share_0,share_1,score_0,score_1\n\
             3,1,12,0,quiet,\"ext:say \"\"hi\"\"\",greedy,0.5,0.5,7,-7\n"
        );
    }
}
