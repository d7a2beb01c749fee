// What the texts of the lesson can say of a table.

/** @param {import('/types.js').Scene} scene @returns {import('/format-message.js').Values} */
export const facts = ({ view, you }) => ({ points: view.points[you ?? 0] });
