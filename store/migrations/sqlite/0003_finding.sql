-- Tables are found without reading their logs: who opened them, whether they are over, whether they wait for
-- their host and when that one was last there, and what the list of open tables says of them.
ALTER TABLE tables ADD COLUMN host INTEGER;
ALTER TABLE tables ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN waits INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN host_seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN summary TEXT;

DROP INDEX tables_to_wake;
CREATE INDEX tables_listed ON tables (created) WHERE listed;
CREATE INDEX tables_waking ON tables (id) WHERE wakes;
CREATE INDEX tables_waiting ON tables (host_seen) WHERE waits;
CREATE INDEX tables_open ON tables (host) WHERE NOT over;
