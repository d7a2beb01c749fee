// Lets Node import the client's modules as a browser does: `/dom.js` is a file of the shell, and `/games/NAME/...` one
// of a game. Run as `node --import ./browser/client-modules.js --test client/tests/*.test.js`.

import { register } from 'node:module';

register('./client-resolver.js', import.meta.url);
