/** The sound of a tile on its rail: hard and hollow. @type {import('/sound.js').Note[]} */
export const TILE_SOUND = [
  { noise: true, pitch: 4200, length: 0.018, volume: 0.25 },
  { pitch: 760, length: 0.045, volume: 0.16 },
  { pitch: 410, length: 0.05, volume: 0.12, at: 0.006 },
];
