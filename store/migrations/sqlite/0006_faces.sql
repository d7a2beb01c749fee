-- The face that a guest chose; without one, it follows from their number.
ALTER TABLE guests ADD COLUMN face TEXT;
