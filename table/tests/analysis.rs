//! What an analysis says of whole games adds up.

use serde_json::{Value, json};
use stammtisch_bots::{Bot, Effort};
use stammtisch_engine::{AnyPlaythrough, DealFrom, Viewpoint};
use stammtisch_games::CATALOGUE;
use stammtisch_rules::{Lang, Rng, Weight, Words};
use stammtisch_table::{Analysis, AnalysisReport, TurningPointKind, TurningPointReport, Verdict};

/// As little as possible: whether numbers add up does not depend on how good they are.
const QUICK: Effort = Effort::new(2, 1, 20);

/// The games, each with this many deals: 200 in all.
fn games() -> Vec<(&'static str, usize, Value, usize)> {
    let mut games = Vec::new();
    for name in CATALOGUE.names() {
        let (_, most) = CATALOGUE
            .find(name)
            .map(|game| game.players())
            .unwrap()
            .into_inner();
        for players in 2..=most {
            games.push((name, players, json!({}), 20));
        }
    }
    let left = 200 - games.iter().map(|(.., deals)| deals).sum::<usize>();
    games[0].3 += left;
    games
}

/// Plays a game between easy and medium bots.
fn played(name: &str, players: usize, options: &Value, seed: usize) -> Box<dyn AnyPlaythrough> {
    let game = CATALOGUE.find(name).unwrap();
    let seed = seed.to_string();
    let dealt = game.deal(game.version(), players, options, DealFrom::Seed(&seed));
    let mut playthrough = dealt.unwrap_or_else(|_| panic!("{name} is not dealt"));
    let bot = |seat: usize| {
        if seat.is_multiple_of(2) {
            "medium"
        } else {
            "easy"
        }
    };
    let mut bots: Vec<_> = (0..players)
        .map(|seat| {
            let bot: Bot = bot(seat).parse().unwrap();
            playthrough.bot_player(bot, Rng::new(seat as u64))
        })
        .collect();
    while let Some(seat) = playthrough.turn() {
        playthrough.bot_step(&mut bots[seat]).unwrap();
    }
    playthrough
}

fn analysed(playthrough: &dyn AnyPlaythrough, effort: Effort) -> Analysis {
    let mut analysis = Analysis::new(playthrough);
    while let Some(step) = analysis.next() {
        let review = playthrough
            .review_job(step, Some(effort))
            .and_then(|job| job());
        analysis.add(review.expect("a review"));
    }
    analysis
}

fn report(analysis: &Analysis, playthrough: &dyn AnyPlaythrough) -> AnalysisReport {
    analysis.report(0, playthrough, &words(playthrough))
}

fn words(playthrough: &dyn AnyPlaythrough) -> Words {
    let game = CATALOGUE.find(playthrough.game()).unwrap();
    game.words(Lang::En, &[])
}

fn assert_near(one: f64, other: f64, what: &str) {
    assert!((one - other).abs() < 1e-9, "{what}: {one} and {other}");
}

/// Adds up everything that is shown of a game.
fn adds_up(playthrough: &dyn AnyPlaythrough, analysis: &Analysis, report: &AnalysisReport) {
    let start = report.start.as_ref().expect("a start");
    let breakdowns = report.breakdowns.as_ref().expect("all is reviewed");
    let last = report.steps.last().expect("a step");
    let winners = playthrough.winners();
    for (seat, it) in breakdowns.iter().enumerate() {
        assert_near(
            it.fair + it.deal,
            start.chances[seat],
            "the start of the curve",
        );
        assert_near(it.result, last.after.chances[seat], "the end of the curve");
        assert_eq!(it.result > 0.0, winners.contains(&seat));
        let parts = it.deal + it.luck + it.skill + it.others;
        assert_near(
            it.fair + parts,
            it.result,
            "from a fair share to the result",
        );
        let luck = report.steps.iter().map(|step| step.luck[seat]).sum();
        assert_near(it.luck, luck, "luck step by step");
        let own = report.steps.iter().filter(|step| step.seat == seat);
        let own: Vec<_> = own.filter(|step| step.verdict != Verdict::Forced).collect();
        let cost: f64 = own.iter().map(|step| step.cost).sum();
        assert_eq!(it.decisions, own.len());
        assert_near(
            it.average_cost * own.len() as f64,
            cost.max(0.0),
            "the cost of all decisions",
        );
    }
    // What is shown is rounded: four parts, by at most half a hundredth each.
    for it in breakdowns {
        let rounded = |part: f64| (100.0 * part).round();
        let parts = [it.fair, it.deal, it.luck, it.skill, it.others].map(rounded);
        assert!((parts.iter().sum::<f64>() - rounded(it.result)).abs() <= 3.0);
    }
    for shown in &report.turning_points {
        let point = &shown.point;
        assert!(!shown.text.is_empty());
        let before = match point.step {
            1 => &start.chances,
            step => &report.steps[step - 2].after.chances,
        };
        assert_eq!(
            point.from, before[point.seat],
            "a turning point is on the curve"
        );
        assert_eq!(
            point.to,
            report.steps[point.step - 1].after.chances[point.seat]
        );
    }
    luck_needs_chance(analysis, report);
    for step in &report.steps {
        let mistake = matches!(step.verdict, Verdict::Mistake | Verdict::BigMistake);
        assert!(!mistake || step.cost > 2.0 * step.cost_error && step.best.is_some());
    }
}

/// A step that showed nothing hidden is the decision of the player on turn, wherever it is shown.
fn luck_needs_chance(analysis: &Analysis, report: &AnalysisReport) {
    let is_chance = |step: usize| analysis.reviews()[step - 1].by_decision.is_some();
    for step in report.steps.iter().filter(|it| !is_chance(it.step)) {
        assert!(step.luck.iter().all(|luck| *luck == 0.0) && step.lucky.is_none());
    }
    for TurningPointReport { point, .. } in &report.turning_points {
        assert_eq!(point.by, report.steps[point.step - 1].seat);
        let named_luck = matches!(
            point.kind,
            TurningPointKind::Lucky | TurningPointKind::Unlucky
        );
        assert!(!named_luck || is_chance(point.step), "{point:?}");
    }
}

/// A turning point that was luck tells what was turned up, though the log writes that small.
fn luck_is_told(playthrough: &dyn AnyPlaythrough, report: &AnalysisReport) -> usize {
    let words = words(playthrough);
    let is_luck = |kind| matches!(kind, TurningPointKind::Lucky | TurningPointKind::Unlucky);
    let mut small = 0;
    for TurningPointReport { point, text } in &report.turning_points {
        let events = playthrough.events(point.step, Viewpoint::All);
        for event in events.iter().filter(|_| is_luck(point.kind)) {
            assert!(text.contains(&words.say(&event.said)), "{text}");
            small += usize::from(event.weight != Weight::Main);
        }
    }
    small
}

#[test]
fn chances_skill_and_luck_add_up_in_two_hundred_games() {
    let (mut all, mut small) = (0, 0);
    for (name, players, options, deals) in games() {
        for seed in 0..deals {
            let playthrough = played(name, players, &options, seed);
            let analysis = analysed(playthrough.as_ref(), QUICK);
            let report = report(&analysis, playthrough.as_ref());
            adds_up(playthrough.as_ref(), &analysis, &report);
            small += luck_is_told(playthrough.as_ref(), &report);
            all += 1;
        }
    }
    assert_eq!(all, 200);
    assert!(small > 10, "{small} cards turned up");
}

#[test]
fn an_analysis_says_the_same_again_and_can_be_stored() {
    let (name, players, options, _) = games().pop().unwrap();
    let playthrough = played(name, players, &options, 7);
    let analysis = analysed(playthrough.as_ref(), QUICK);
    assert!(analysis == analysed(playthrough.as_ref(), QUICK));
    let stored = serde_json::to_string(analysis.reviews()).unwrap();
    let reviews: Vec<_> = serde_json::from_str(&stored).unwrap();
    let one_less = reviews[1..].to_vec();
    assert_eq!(Analysis::complete(playthrough.as_ref(), one_less), None);
    let read = Analysis::complete(playthrough.as_ref(), reviews).unwrap();
    assert!(read == analysis, "the same numbers");
    let shown = |analysis| json!(report(analysis, playthrough.as_ref())).to_string();
    assert_eq!(shown(&read), shown(&analysis));
}

#[test]
fn a_failed_analysis_ends_and_keeps_what_is_known() {
    let (name, players, options, _) = games().remove(0);
    let playthrough = played(name, players, &options, 3);
    let whole = analysed(playthrough.as_ref(), QUICK);
    let mut analysis = Analysis::new(playthrough.as_ref());
    for step in 0..4 {
        let review = playthrough
            .review_job(step, Some(QUICK))
            .and_then(|job| job());
        analysis.add(review.unwrap());
    }
    assert!(!report(&analysis, playthrough.as_ref()).failed);
    analysis.fail();
    assert_eq!((analysis.next(), analysis.breakdowns()), (None, None));
    let shown = report(&analysis, playthrough.as_ref());
    assert!(shown.failed);
    assert_eq!(shown.done, 3, "what the fourth led to is seen at the fifth");
    let known = report(&whole, playthrough.as_ref());
    assert_eq!(shown.steps[2].after.chances, known.steps[2].after.chances);
}
