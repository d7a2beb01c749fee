-- Several servers may share a database: since when there was always one, and when one was last there before.
ALTER TABLE heartbeat ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE heartbeat ADD COLUMN before INTEGER;
UPDATE heartbeat SET since = at;

-- The oldest version of the schema whose programs may still use the database. A migration that they would not
-- survive raises it.
CREATE TABLE compatibility (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    oldest INTEGER NOT NULL
) STRICT;
INSERT INTO compatibility VALUES (1, 7);
