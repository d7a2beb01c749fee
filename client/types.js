// What is said between the table and this client, for the type checker; see docs/server.md.

/**
 * @typedef {Record<string, any> & {do: string}} Action  in the vocabulary of the game
 * @typedef {Record<string, any> & {game: string, players: number}} View
 *
 * @typedef {{clock: 'none'} | {clock: 'turn', seconds: number}
 *   | {clock: 'total', seconds: number, more: number} | {clock: 'days', days: number}} Pace
 * @typedef {{game: string, players: number, options: Record<string, any>, pace: Pace,
 *   public: boolean}} Plan
 * @typedef {{name: string | null, bot: string | null, away: boolean, ready: boolean,
 *   here?: boolean}} Seat
 *
 * @typedef {object} Now  all that this viewer may see
 * @property {number} news
 * @property {number} number
 * @property {number | null} you
 * @property {boolean} [hosting]
 * @property {'lobby' | 'playing' | 'over'} phase
 * @property {Plan} plan
 * @property {string} host
 * @property {number} games
 * @property {(Seat | null)[]} seats
 * @property {{commitment: string, nonces: (string | null)[] | null, secret: string | null}} shuffle
 * @property {number[] | null} clocks
 * @property {View} [view]
 * @property {View[]} [views]  every seat's, once the game is over
 * @property {number | null} [turn]
 * @property {Action[]} [actions]
 * @property {boolean} [complete]
 * @property {boolean} [can_undo]
 *
 * @typedef {object} News
 * @property {number} number
 * @property {string | null} [said]
 * @property {Record<string, any> & {event: string}} [event]
 * @property {number} [step]  of the game, that brought it; of what is undone, the one taken back
 * @property {{name: string, seat: number | null, text: string, at: number}} [chat]
 * @property {{seat: number}} [warned]
 * @property {any} [undone]
 * @property {any} [started]
 *
 * @typedef {{ok: false, rule: string | null, why: string, stale: boolean, now?: Now,
 *   status?: number}} Refusal
 * @typedef {{ok: true, now?: Now, news?: News[], action?: Action, why?: string, gain?: number,
 *   second?: {action: Action, behind: string} | null}} Granted
 * @typedef {Granted | Refusal} Answer
 *
 * @typedef {{type: 'bool', default: boolean | null}
 *   | {type: 'choice', values: string[], default: string}
 *   | {type: 'number', min: number, max: number, default: number}
 *   | {type: 'json', default: any}} Option
 * @typedef {{game: string, players: [number, number], version: number,
 *   options: Record<string, Option>, facts: Record<string, any>}} GameInfo
 *   `facts`: what the rules count with, for the game's own board
 * @typedef {{code: string, game: string, players: number, options: Record<string, any>, pace: Pace,
 *   phase: 'lobby' | 'playing' | 'over', host: string, seats: (Seat | null)[],
 *   you: number | null, turn: number | null}} Summary
 * @typedef {{name: string | null, tables: Summary[]}} Me
 */

/**
 * What a board is shown: the newest NOW, seen from one seat.
 * @typedef {object} Scene
 * @property {View} view
 * @property {Action[]} actions  what can be done now; empty unless it is your turn
 * @property {boolean} complete  whether that is all; otherwise `desk.check` knows
 * @property {number | null} you  your seat, or null for those who watch
 * @property {number | null} turn
 * @property {boolean} mine  it is your turn
 * @property {boolean} over
 * @property {View[]} [views]  every seat's, where every hand lies open
 * @property {string[]} names  of the seats, as they are spoken of
 * @property {(Record<string, any> & {event: string})[]} events  what has happened, as far as it was heard, oldest first
 *
 * What a board can ask of the table.
 * @typedef {object} Desk
 * @property {() => void} redraw  something that the board draws has changed
 * @property {(action: Action) => Promise<Answer>} act
 * @property {(proposal: Proposal) => void} offer  as if its button in the bar were pressed
 * @property {(action: Action) => Promise<Answer>} check
 * @property {(refusal: {rule: string | null, why: string} | null) => void} refuse  say calmly why not
 * @property {(rule: string) => void} openRule
 * @property {() => void} own  the player goes his own way: a hint is put away
 * @property {(text: string) => void} tell  to the live region
 *
 * Something that the bar offers.
 * @typedef {object} Proposal
 * @property {Action} action
 * @property {string} label  what the button says
 * @property {string} [note]  a short word below
 * @property {boolean} [main]  the one that is meant
 * @property {string} [sure]  asked before it is done, where it cannot be taken back and may be a slip
 *
 * A game's board. Everything it returns is a description ({@link import('./dom.js').Tree}).
 * @typedef {object} Board
 * @property {(scene: Scene) => void} meet  a new NOW has come: let go of what no longer holds
 * @property {(seat: number, scene: Scene) => import('./dom.js').Child} plate  what lies before a player
 * @property {(scene: Scene) => import('./dom.js').Child} middle  the table itself
 * @property {(scene: Scene) => import('./dom.js').Child} place  your own place: hand, rack
 * @property {(scene: Scene) => {prompt: string, proposals: Proposal[]}} bar
 * @property {() => boolean} clear  let go of the selection; whether there was one
 * @property {(action: Action | null) => void} point  show where this action happens (hints)
 * @property {(action: Action, scene: Scene) => string} [words]  where to look for this action (hints), for the ear
 * @property {(scene: Scene) => import('./dom.js').Child} outcome  the result with its reasons
 * @property {import('./sound.js').Sound} [sound]  of a move; a card, if it does not say
 * @property {Steps} [steps]  of a draft that only this player sees; they go before those of the table
 *
 * @typedef {'undo' | 'redo'} Way
 * @typedef {{can: (way: Way) => boolean, go: (way: Way) => void}} Steps
 *
 * What `games/NAME/board.js` exports.
 * @typedef {{open: (desk: Desk) => Board}} BoardModule
 */

export {};
