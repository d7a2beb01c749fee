// The types of what server and client say to each other (see docs/api.md), and the interface of a board.

/**
 * @typedef {Record<string, any> & {do: string}} Action  in the vocabulary of the game
 * @typedef {Record<string, any> & {game: string, players: number}} View
 * @typedef {Record<string, any> & {event: string}} GameEvent
 *
 * @typedef {object} Preview  what an action would do at once
 * @property {number} points  by how much it changes the player's points
 * @property {{from: string, to: string, pieces: (string | null)[]}[]} [moves]  pieces with the places of the view that
 *   they leave and go to, `hands/0`; null is a piece that cannot be known
 * @property {string} [target]  the place that it is for
 * @property {number} [value]  what the pieces that are put in or taken are worth
 * @property {number} [price]
 * @property {boolean} [reveals]  it shows something hidden, so it cannot be undone
 * @property {boolean} [ends_turn]
 * @property {boolean} [ends_game]
 * @property {boolean} [deals]  all pieces are dealt anew
 *
 * @typedef {object} Fault  one thing that is wrong with an action
 * @property {string} kind  a word of the game
 * @property {string} rule
 * @property {string} why
 * @property {string[]} at  the pieces at fault by their place in the action, `table/2/1`
 * @property {string[]} before  the pieces at fault by their place in the view
 *
 * @typedef {{kind: 'none'} | {kind: 'per_turn', seconds: number}
 *   | {kind: 'total', seconds: number, increment: number} | {kind: 'days', days: number}} TimeControl
 * @typedef {{game: string, players: number, options: Record<string, any>, time_control: TimeControl,
 *   public: boolean}} TableSettings
 * @typedef {{name: string, character: string}} Regular  a bot that everybody knows
 * @typedef {{name: string | null, bot: string | null, away: boolean, ready: boolean,
 *   person?: number, present?: boolean, regular?: Regular, face?: string}} Seat  `person`: their number at the table;
 *   `name`: empty for somebody erased; `regular`: which bot it is
 * @typedef {'cheers' | 'well_played' | 'ouch' | 'thinking'} Reaction
 *
 * @typedef {'lobby' | 'playing' | 'finished'} Phase
 *
 * @typedef {object} Snapshot  all that this viewer may see
 * @property {number} last_update  the number of the last update
 * @property {number} state_number  a command names the state that it was decided on
 * @property {number | null} you
 * @property {boolean} [hosting]
 * @property {Phase} phase
 * @property {TableSettings} settings
 * @property {string} host
 * @property {number} game_number
 * @property {(Seat | null)[]} seats
 * @property {boolean} watching  whether those without a seat may watch
 * @property {number[]} [muted]  the numbers of people whom the host has muted
 * @property {number} [watchers]  how many watch, at most 20
 * @property {boolean} [closed]
 * @property {{commitment: string, nonces: (string | null)[] | null, secret: string | null, version?: number,
 *   table?: string, game?: number, broken?: number, rules?: import('./deals.js').GameRules,
 *   seats?: import('./deals.js').SeatPart[], reveal?: {seats: number[], until: number}}} shuffle  see docs/deals.md
 * @property {number[] | null} clocks  milliseconds left
 * @property {number} [clock_wait]  milliseconds until the clock of the seat to act runs
 * @property {View} [view]
 * @property {View[]} [views]  every seat's, once the game is over
 * @property {number | null} [turn]
 * @property {Action[]} [actions]
 * @property {Preview[]} [previews]  what each of `actions` would do
 * @property {boolean} [complete]
 * @property {boolean} [can_undo]
 * @property {Action[]} [undone]  steps of this turn that you took back; the one to redo next is last
 *
 * @typedef {object} Update
 * @property {number} number
 * @property {string | null} [text]  what happened, in a sentence
 * @property {boolean} [light]  whether it only follows from a move, as the next card does that is turned up
 * @property {GameEvent} [event]
 * @property {number} [step]  the step of the game that caused it; in `undone`, the step that was taken back
 * @property {{name: string, seat: number | null, person: number, text: string, at: number}} [chat]
 * @property {{seat: number}} [time_warning]
 * @property {any} [undone]
 * @property {any} [started]
 * @property {boolean} [closed]
 *
 * @typedef {{ok: false, rule: string | null, why: string, stale: boolean, snapshot?: Snapshot,
 *   status?: number, faults?: Fault[]}} Rejection
 * @typedef {{ok: true, snapshot?: Snapshot, updates?: Update[], action?: Action, text?: string, why?: string, gain?:
 * number, preview?: Preview, arranged?: any,
 *   second?: {action: Action, behind: string} | null}} Accepted
 * @typedef {Accepted | Rejection} Answer
 *
 * @typedef {{type: 'bool', default: boolean | null}
 *   | {type: 'choice', values: string[], default: string}
 *   | {type: 'number', min: number, max: number, default: number}
 *   | {type: 'json', default: any}} Option
 * @typedef {{game: string, players: [number, number], version: number,
 *   options: Record<string, Option>, constants: Record<string, any>}} GameInfo
 *   `constants`: of the game's rules, for its own board
 * @typedef {{code: string, game: string, players: number, options: Record<string, any>,
 *   time_control: TimeControl, phase: Phase, host: string, seats: (Seat | null)[],
 *   you: number | null, turn: number | null}} Summary
 * @typedef {{id: string, kind: 'device' | 'link', this: boolean, device: string, created: number, used: number,
 *   expires: number}} Device
 * @typedef {{name: string | null, face?: string | null, tables: Summary[], damaged?: string[], client_version?:
 *   string}} Me
 *
 * @typedef {{state: Record<string, any>, seat: number, by?: number, action?: Action, draft?: Record<string, any>,
 *   bots?: boolean}} SandboxRequest
 * @typedef {{state: Record<string, any>, view: View, turn: number | null, actions: Action[], previews: Preview[],
 *   complete: boolean,
 *   over: boolean, updates: {step: number, text: string, light?: boolean, event: GameEvent}[]}} SandboxAnswer
 *
 * @typedef {{seat: number, action: Action, text: string, sentences: string[], events: GameEvent[]}} GameStep
 * @typedef {{number: number, settings: TableSettings, seats: (Seat | null)[], names: string[], you: number | null,
 *   winners: number[], games: number, steps: GameStep[]}} Replay
 * @typedef {{step: number, turn: number | null, over: boolean, view: View, views?: View[]}} ReplayStep
 *
 * @typedef {{step: number, seat: number, chances: number[], verdict: 'forced' | 'good' | 'mistake' | 'big-mistake',
 *   cost: number, cost_error: number, best: {action: Action, text: string} | null, off_chart: boolean, luck: number[],
 *   lucky: boolean | null}} StepReview  `step` from 1, with the winning chances after it
 * @typedef {{step: number, seat: number, by: number, from: number, to: number, text: string,
 *   kind: 'mistake' | 'good-move' | 'choice' | 'lucky' | 'unlucky'}} TurningPoint  `text`: what happened, `by` whom
 * @typedef {{result: number, fair: number, deal: number, luck: number, skill: number, others: number,
 *   decisions: number, average_cost: number, average_error: number, rating: string | null}} Breakdown  where a seat's
 * result came from
 * @typedef {{done: number, total: number, failed: boolean, start: {chances: number[]} | null, steps: StepReview[],
 *   turning_points: TurningPoint[], breakdowns: Breakdown[] | null}} AnalysisAnswer
 */

/**
 * What a board draws: the newest snapshot as one seat sees it.
 * @typedef {object} Scene
 * @property {View} view
 * @property {Action[]} actions  the listed actions; empty unless it is your turn
 * @property {boolean} complete  whether these are all legal actions; if not, `context.check` knows
 * @property {number | null} you  your seat, or null for those who watch
 * @property {number | null} turn
 * @property {boolean} mine  whether it is your turn
 * @property {{rule: string | null, why: string} | null} [refusal]  why what was tried last is not possible, as it is
 *   shown
 * @property {boolean} over
 * @property {View[]} [views]  every seat's, where every hand is open
 * @property {string[]} names  of the seats
 * @property {GameEvent[]} events  all that this browser has received, oldest first
 *
 * What a board can ask of the page around it.
 * @typedef {object} BoardContext
 * @property {() => void} redraw  something that the board draws has changed
 * @property {(action: Action) => Promise<Answer>} act
 * @property {(proposal: Proposal) => void} press  does the same as the proposal's button in the bar
 * @property {(action: Action) => Promise<Answer>} check
 * @property {(draft: Record<string, any>) => Promise<Answer>} arrange  asks how the table reads pieces that are put
 *   together, in the words of the game
 * @property {(refusal: {rule: string | null, why: string} | null) => void} showRefusal  says in the bar why not
 * @property {(rule: string) => void} openRule
 * @property {() => void} dismissHint  the player has begun something of their own
 * @property {(text: string) => void} announce  to screen readers
 *
 * An action that the bar offers as a button.
 * @typedef {object} Proposal
 * @property {Action} action
 * @property {string} label
 * @property {string} [note]  a few words below the label
 * @property {boolean} [main]  the likeliest one
 * @property {string} [confirm]  a question asked before acting, where undo is impossible and a slip is likely
 *
 * What a game's result is made of.
 * @typedef {object} ScorePart
 * @property {string} label
 * @property {number} [points]  those of all parts together are the total; none for what only decides between equals
 * @property {string} [text]  in place of points
 * @property {import('./dom.js').Child} [pieces]  that lie open
 * @property {string} [words]  the same for screen readers
 * @property {string} [best]  a sentence for the player who has most of it
 * @typedef {{seat: number, total: number, parts: ScorePart[]}} PlayerScore
 *
 * @typedef {object} Result
 * @property {string} why  the game is over
 * @property {PlayerScore[]} scores
 * @property {number} [goal]  the points that win at once
 * @property {(count: number) => string} behind  says to a player how much they were behind; with 0, that they had as
 *   much
 * @property {import('./dom.js').Child} [more]
 *
 * A game's board. What it returns are descriptions ({@link import('./dom.js').Tree}).
 * @typedef {object} Board
 * @property {(scene: Scene) => void} update  called for each new snapshot: drops a selection that no longer applies
 * @property {(seat: number, scene: Scene) => import('./dom.js').Child} plate  what is on a player's name plate
 * @property {(seat: number, scene: Scene) => string[]} [facts]  the same in words, for the card behind their face
 * @property {(scene: Scene) => import('./dom.js').Child} middle  the shared table
 * @property {(scene: Scene) => import('./dom.js').Child} ownArea  your hand or rack
 * @property {(scene: Scene) => {prompt: string, proposals: Proposal[]}} bar
 * @property {() => boolean} clearSelection  returns whether there was one
 * @property {(action: Action | null) => void} highlight  marks where this action happens (hints); null ends it
 * @property {(action: Action, scene: Scene) => string} [describe]  says where this action happens (hints)
 * @property {(scene: Scene) => Result} result  once the game is over
 * @property {(event: GameEvent, scene: Scene) => import('./dom.js').Tree[]} [layOut]  the pieces that another player's
 *   move is about, which lie in the middle for a while before the table changes; none for what the table shows itself
 * @property {(event: GameEvent, scene: Scene) => string | null} [progress]  says how far the player is after an event;
 *   only screen readers are told, since the seat shows it
 * @property {(event: GameEvent) => import('./sound.js').Sound | null} [peak]  the sound of an event that is a peak
 *   of the
 *   game; if it is yours, its pieces are laid out for a moment too
 * @property {import('./sound.js').Sound} [sound]  of a move, as notes; that of a card by default
 * @property {DraftHistory} [draftHistory]  of a draft that only this player sees; undo goes there first
 * @property {SavedDraft} [draft]  what the player has begun and not sent, selection and draft: a reload keeps it, and
 *   all tabs of a player have the same
 *
 * @typedef {{save: () => unknown, restore: (saved: any) => void}} SavedDraft  `save` returns JSON, null for nothing
 * @typedef {'undo' | 'redo'} HistoryDirection
 * @typedef {{can: (direction: HistoryDirection) => boolean, go: (direction: HistoryDirection) => void}} DraftHistory
 *
 * What `games/NAME/board/about.js` exports as `about`: what the shell has to know of a game before its board is opened.
 * @typedef {object} About
 * @property {() => import('./dom.js').Tree} picture  the drawing on the home page, an SVG of 300 by 140
 * @property {string[]} [quietEvents]  events that are in the log but neither announced nor shown in the bar, because
 *   whose turn it is says the same
 * @property {number} [players]  how many play it as a rule; as few as possible by default
 * @property {string} [offers]  an option that is offered with "Play now"
 * @property {string[]} [lessons]  values of that option with a lesson of their own, `learn/lesson-VALUE.json`, which
 *   follows the first one
 * @property {boolean} [kids]  the game has a children's table: the page that `kids/page.js` exports as `kidsPage`
 *
 * A sentence for the first time a rule matters, `NAME-tip-` and its name. It looks at the scene only.
 * @typedef {object} Tip
 * @property {string} name
 * @property {string} rule  the clause that says more
 * @property {(scene: Scene) => boolean} when  it matters
 * @property {string | ((scene: Scene) => string)} at  where to look: a selector within the table
 * @property {(event: GameEvent) => boolean} [used]  by this event of theirs the player shows that they know it
 * @property {boolean} [coached]  it is only for a game with the coach
 *
 * What `games/NAME/board/book-pieces.js` exports as `bookPieces`: the pieces as rule books name them.
 * @typedef {object} BookPieces
 * @property {number} width  of a piece, in rem
 * @property {'down' | 'across'} fan  how pieces overlap that lie on each other
 * @property {(code: string) => import('./dom.js').Tree | null} draw  null: there is no such piece
 * @property {(code: string) => string} name
 * @property {(state: Record<string, any>) => {label: string, pieces: string}[]} position  what seat 0 sees of a full
 *   state, in rows
 *
 * What `games/NAME/board/board.js` exports.
 * @typedef {{createBoard: (context: BoardContext) => Board, tips?: Tip[]}} BoardModule  `tips`: in the order in which
 *   one learns
 */

export {};
