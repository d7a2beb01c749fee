// Numerals as paths, so that a piece looks the same on every device: drawn as with a broad pen, thick downwards and
// thin across.

import { h } from '../dom.js';
import { INK } from './palette.js';

/** The digits from 0 to 9: their width and their outline, on a line at 192; the largest are from 8 to 192. */
const DIGITS = [
  {
    width: 134,
    outline: 'M6 100A61.5 93 0 0 1 129 100A61.5 93 0 0 1 6 100ZM39 100A28 79 0 0 0 95 100A28 79 0 0 0 39 100Z',
  },
  {
    width: 108,
    outline:
      'M76 10L76 184L40 184L40 10ZM18 42Q15 35 15 35Q15 35 20 33Q26 31 30 29Q34 27 36 24Q39 22 41 20Q43' +
      ' 18 44 15Q46 12 46 12Q46 12 54 16Q62 20 62 20Q62 20 60 23Q58 26 55 30Q52 33 48 36Q44 40 39 42Q34' +
      ' 45 27 47Q21 49 21 49Q21 49 18 42ZM16 178L99 178L99 192L16 192Z',
  },
  {
    width: 130,
    outline:
      'M17 58a17 15 0 1 1 34 0a17 15 0 1 1-34 0ZM20 60Q5 55 5 55Q5 55 12 42Q18 28 33 21Q47 13 63 12Q78 ' +
      '10 94 16Q109 22 114 39Q120 56 116 70Q113 84 105 95Q98 107 89 118Q80 129 70 140Q60 151 51 163Q41 ' +
      '176 41 176Q41 176 29 168Q17 160 17 160Q17 160 27 148Q37 136 47 124Q56 113 64 103Q72 93 77 83Q82 ' +
      '74 84 65Q86 56 85 46Q84 36 79 31Q75 26 65 28Q56 30 49 37Q42 44 39 54Q35 65 35 65Q35 65 20 60ZM16' +
      ' 166L112 166L112 192L16 192ZM102 183L110 151L123 153L115 185Z',
  },
  {
    width: 125,
    outline:
      'M15 48a17 15 0 1 1 34 0a17 15 0 1 1-34 0ZM20 50Q6 44 6 44Q6 44 14 32Q22 21 36 16Q50 11 63 10Q77 ' +
      '10 90 16Q104 22 109 37Q113 51 111 62Q108 73 102 81Q97 89 89 93Q82 97 74 99Q66 101 59 101Q52 101 ' +
      '52 101Q52 101 52 94Q51 87 51 87Q51 87 56 86Q61 85 65 82Q69 80 72 76Q74 73 76 68Q78 64 78 58Q80 5' +
      '3 79 44Q78 36 75 31Q71 27 63 27Q55 27 49 32Q42 38 38 47Q34 56 34 56Q34 56 20 50ZM52 94Q52 87 52 ' +
      '87Q52 87 62 87Q72 87 82 90Q92 92 101 98Q109 104 114 112Q120 121 121 131Q122 142 116 159Q109 176 ' +
      '95 184Q80 193 65 193Q50 194 35 188Q20 183 12 171Q4 158 4 158Q4 158 18 152Q32 146 32 146Q32 146 3' +
      '6 156Q41 167 47 172Q54 178 63 177Q72 175 78 169Q83 162 86 150Q89 138 88 133Q88 128 86 123Q85 119' +
      ' 82 114Q79 110 73 107Q68 103 60 102Q51 101 51 101Q51 101 52 94ZM14 152a17 15 0 1 1 34 0a17 15 0 ' +
      '1 1-34 0Z',
  },
  {
    width: 134,
    outline:
      'M91 24L26 138L10 130L75 16ZM7 131L128 131L128 147L7 147ZM107 8L107 184L72 184L72 8ZM60 178L119 1' +
      '78L119 192L60 192Z',
  },
  {
    width: 125,
    outline:
      'M34 8L105 8L105 34L34 34ZM48 13L39 97L24 95L32 11ZM29 100Q21 91 21 91Q21 91 30 85Q40 80 52 78Q65' +
      ' 77 78 78Q91 79 103 89Q114 98 117 116Q120 133 114 152Q108 171 94 181Q80 191 65 192Q49 193 34 189' +
      'Q19 184 11 172Q2 161 2 161Q2 161 16 154Q29 147 29 147Q29 147 34 157Q39 167 45 173Q52 178 61 176Q' +
      '69 174 75 166Q80 159 83 145Q86 131 85 120Q84 108 81 103Q78 97 72 94Q65 91 58 94Q50 97 44 103Q37 ' +
      '109 37 109Q37 109 29 100ZM13 154a17 15 0 1 1 34 0a17 15 0 1 1-34 0Z',
  },
  {
    width: 134,
    outline:
      'M11 131A58.5 61 0 0 1 128 131A58.5 61 0 0 1 11 131ZM45 131A24.5 47 0 0 0 94 131A24.5 47 0 0 0 45' +
      ' 131ZM110 18Q114 27 114 27Q114 27 101 32Q89 37 80 45Q70 53 63 64Q56 75 51 88Q47 101 46 117Q45 13' +
      '3 45 133Q45 133 28 132Q11 131 11 131Q11 131 13 113Q14 95 21 79Q28 63 39 50Q49 37 63 28Q77 19 91 ' +
      '14Q106 9 106 9Q106 9 110 18Z',
  },
  {
    width: 125,
    outline:
      'M16 8L114 8L114 36L16 36ZM26 15L20 55L7 53L12 13ZM99 26Q113 31 113 31Q113 31 108 45Q102 60 96 75' +
      'Q90 90 84 105Q79 120 74 137Q70 153 67 172Q65 192 65 192Q65 192 49 190Q34 188 34 188Q34 188 36 16' +
      '8Q39 148 44 131Q48 113 54 97Q60 81 66 66Q72 51 78 36Q84 21 84 21Q84 21 99 26Z',
  },
  {
    width: 130,
    outline:
      'M16 55A49 48 0 0 1 114 55A49 48 0 0 1 16 55ZM47 55A18 34 0 0 0 83 55A18 34 0 0 0 47 55ZM7 142A58' +
      ' 51 0 0 1 123 142A58 51 0 0 1 7 142ZM40 142A25 37 0 0 0 90 142A25 37 0 0 0 40 142Z',
  },
  {
    width: 134,
    outline:
      'M123 69A58 61 0 0 1 7 69A58 61 0 0 1 123 69ZM90 69A25 47 0 0 0 40 69A25 47 0 0 0 90 69ZM25 182Q2' +
      '1 173 21 173Q21 173 33 168Q45 163 55 155Q64 147 71 136Q79 125 83 112Q87 99 88 83Q90 67 90 67Q90 ' +
      '67 106 68Q123 69 123 69Q123 69 122 87Q120 105 113 121Q107 137 96 150Q85 163 71 172Q58 181 43 186' +
      'Q29 191 29 191Q29 191 25 182Z',
  },
];

/** Where the digits stand. */
const LINE = 192;
/** How large the outlines are drawn for each unit of a size that is counted like that of a font. */
const SCALE = 0.0038;

/**
 * Draws a number, centred.
 * @param {number | string} value  its digits
 * @param {{x?: number, y?: number, size: number, fill?: string}} how  `y`: the line on which it stands
 */
export function numeral(value, { x = 0, y = 0, size, fill = INK }) {
  const digits = [...String(value)].map((digit) => DIGITS[Number(digit)]);
  const scale = size * SCALE;
  const width = digits.reduce((sum, digit) => sum + digit.width, 0);
  let left = 0;
  const paths = digits.map(({ width, outline }) => {
    const path = h('path', { d: outline, transform: left ? `translate(${left})` : null });
    left += width;
    return path;
  });
  const corner = [x - (width * scale) / 2, y - LINE * scale].map((value) => value.toFixed(2));
  return h('g', { fill, transform: `translate(${corner.join(' ')}) scale(${scale.toFixed(4)})` }, paths);
}
