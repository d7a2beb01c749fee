-- People can tell their devices apart: when a token was made, when it was last used (to the day), and on
-- what kind of device.
ALTER TABLE tokens ADD COLUMN created INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tokens ADD COLUMN device TEXT NOT NULL DEFAULT '';

-- Nobody knows when the present ones were used last: as if it were now, so that no guest counts as gone.
UPDATE tokens SET used = unixepoch() * 1000;

CREATE INDEX tokens_of_guest ON tokens (guest);
CREATE INDEX seatings_at_table ON seatings (table_id);

-- Who may not play here for a time: a guest, or everybody of an address.
CREATE TABLE bans (
    id INTEGER PRIMARY KEY,
    guest INTEGER,
    address TEXT,
    until INTEGER NOT NULL,
    reason TEXT NOT NULL,
    created INTEGER NOT NULL,
    CHECK ((guest IS NULL) <> (address IS NULL))
) STRICT;

-- What people reported: about whom, why, and the last lines of the chat.
CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    reporter INTEGER NOT NULL,
    about INTEGER NOT NULL,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE INDEX reports_at_table ON reports (table_id);

CREATE TABLE report_lines (
    report INTEGER NOT NULL REFERENCES reports (id),
    number INTEGER NOT NULL,
    guest INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (report, number)
) STRICT, WITHOUT ROWID;

-- What was done from outside of a table: it tells a running server what another process has changed, and
-- the host what to repeat after an older backup was restored. It names nobody but by number.
CREATE TABLE interventions (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    what TEXT NOT NULL
) STRICT;

-- How often a limit struck on a day.
CREATE TABLE strikes (
    day INTEGER NOT NULL,
    what TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, what)
) STRICT, WITHOUT ROWID;

-- Written and read back by the check of the server's health.
CREATE TABLE health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
