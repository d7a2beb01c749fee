// A click on a place that stands for an action.

/**
 * Presses the proposal for an action, or shows why there is none. Returns what the table answered, if it was asked.
 * @param {import('../types.js').BoardContext} context
 * @param {import('../types.js').Proposal[]} proposals
 * @param {import('../types.js').Action} action
 */
export async function attempt(context, proposals, action) {
  const proposal = proposals.find((offer) => offer.action.do === action.do);
  if (proposal) return context.press(proposal);
  const answer = await context.check(action);
  if (answer.ok) return answer;
  context.showRefusal(answer);
  context.announce(answer.why);
}
