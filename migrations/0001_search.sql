-- The search index of the directory and what is kept beside companies by triggers. Written by hand: drizzle-kit knows
-- neither virtual tables nor triggers. docs/decisions/002-search-index.md says why it is built so.

-- One document a company, rowid = slot. The application folds the words, joins the facets and marks them with the owner
-- (search-words.ts); the ascii tokenizer leaves every letter beyond ASCII as it is.
CREATE VIRTUAL TABLE company_search USING fts5(
  words,
  content='',
  contentless_delete=1,
  detail=none,
  prefix='1 2 3 4 5 6',
  tokenize="ascii tokenchars '_'"
);
--> statement-breakpoint
-- Small leaves: a search that hops through the list of a common word scans less at each landing.
INSERT INTO company_search (company_search, rank) VALUES ('pgsz', 1000);
--> statement-breakpoint
-- Words of four letters and more that were ever indexed, by account (0: shared): nobody is offered another's words.
CREATE TABLE search_words (
  account_id INTEGER NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (account_id, word)
) WITHOUT ROWID;
--> statement-breakpoint
-- Beginnings of seven to twelve letters, longer than the prefixes of the index, each with the shared words that begin so
-- (a space after each). A row of 800 letters and more takes no further word, and search-match.ts does not rely on it.
CREATE TABLE search_word_endings (beginning TEXT NOT NULL PRIMARY KEY, words TEXT NOT NULL) WITHOUT ROWID;
--> statement-breakpoint
-- The first seven letters of a word, and the same with one letter left out, each with the words that have this form:
-- finds the word that a typo meant. A row of 2,000 letters and more takes no further word: that one is not mended.
CREATE TABLE search_word_forms (
  account_id INTEGER NOT NULL,
  form TEXT NOT NULL,
  words TEXT NOT NULL,
  PRIMARY KEY (account_id, form)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER search_words_inserted AFTER INSERT ON search_words BEGIN
  INSERT INTO search_word_endings (beginning, words)
  SELECT substr(new.word, 1, letters.value), new.word || ' '
  FROM json_each('[7,8,9,10,11,12]') AS letters
  WHERE new.account_id = 0 AND letters.value <= length(new.word)
  ON CONFLICT (beginning) DO UPDATE SET words = words || excluded.words WHERE length(words) < 800;
  INSERT INTO search_word_forms (account_id, form, words)
  SELECT DISTINCT new.account_id, substr(new.word, 1, letter.value - 1) || substr(new.word, letter.value + 1, 7 - letter.value), new.word || ' '
  FROM json_each('[1,2,3,4,5,6,7]') AS letter
  WHERE letter.value <= length(new.word)
  UNION SELECT new.account_id, substr(new.word, 1, 7), new.word || ' '
  WHERE true
  ON CONFLICT (account_id, form) DO UPDATE SET words = words || excluded.words WHERE length(words) < 2000;
END;
--> statement-breakpoint
-- The cube: how many companies have this country, industry and size, '*' standing for any and '-' for unknown.
-- Account 0 is the shared directory; -7 counts down what account 7 has hidden of it. Read instead of count(*).
-- wildcards (1 any country + 2 any industry + 4 any size) keeps the cells of one kind side by side: one facet is one range.
CREATE TABLE company_counts (
  account_id INTEGER NOT NULL,
  wildcards INTEGER NOT NULL,
  country TEXT NOT NULL,
  industry TEXT NOT NULL,
  size TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (account_id, wildcards, country, industry, size)
) WITHOUT ROWID;
--> statement-breakpoint
-- Companies by the day they were added (days since 1970, UTC).
CREATE TABLE company_days (
  account_id INTEGER NOT NULL,
  day INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (account_id, day)
) WITHOUT ROWID;
--> statement-breakpoint
-- What the triggers below write to: one change is added to its eight cells.
CREATE VIEW company_count_changes AS
SELECT account_id, country, industry, size, count AS change FROM company_counts;
--> statement-breakpoint
CREATE TRIGGER company_counts_changed INSTEAD OF INSERT ON company_count_changes BEGIN
  INSERT INTO company_counts (account_id, wildcards, country, industry, size, count)
  SELECT
    coalesce(new.account_id, 0),
    c.column1 + 2 * i.column1 + 4 * s.column1,
    iif(c.column1, '*', coalesce(new.country, '-')),
    iif(i.column1, '*', coalesce(new.industry, '-')),
    iif(s.column1, '*', coalesce(new.size, '-')),
    new.change
  FROM (VALUES (0), (1)) AS c, (VALUES (0), (1)) AS i, (VALUES (0), (1)) AS s
  WHERE true
  ON CONFLICT (account_id, wildcards, country, industry, size) DO UPDATE SET count = count + excluded.count;
END;
--> statement-breakpoint
CREATE TRIGGER companies_inserted AFTER INSERT ON companies BEGIN
  INSERT INTO company_count_changes VALUES (new.account_id, new.country, new.industry, new.size, 1);
  INSERT INTO company_days VALUES (coalesce(new.account_id, 0), new.created_at / 86400, 1)
  ON CONFLICT (account_id, day) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
-- Whoever updates a company writes its document anew (write-companies.server.ts).
CREATE TRIGGER companies_updated AFTER UPDATE ON companies BEGIN
  DELETE FROM company_search WHERE rowid = old.slot;
END;
--> statement-breakpoint
CREATE TRIGGER companies_moved AFTER UPDATE ON companies
WHEN old.country IS NOT new.country OR old.industry IS NOT new.industry OR old.size IS NOT new.size
BEGIN
  INSERT INTO company_count_changes VALUES (old.account_id, old.country, old.industry, old.size, -1);
  INSERT INTO company_count_changes VALUES (new.account_id, new.country, new.industry, new.size, 1);
  INSERT INTO company_count_changes
  SELECT -account_id, old.country, old.industry, old.size, 1 FROM hidden_companies WHERE company_id = old.id;
  INSERT INTO company_count_changes
  SELECT -account_id, new.country, new.industry, new.size, -1 FROM hidden_companies WHERE company_id = old.id;
END;
--> statement-breakpoint
-- First, so that the counts of those who hid it are put right while the row still tells its country.
CREATE TRIGGER companies_leaving BEFORE DELETE ON companies BEGIN
  DELETE FROM hidden_companies WHERE company_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER companies_deleted AFTER DELETE ON companies BEGIN
  DELETE FROM company_search WHERE rowid = old.slot;
  INSERT INTO company_count_changes VALUES (old.account_id, old.country, old.industry, old.size, -1);
  UPDATE company_days SET count = count - 1
  WHERE account_id = coalesce(old.account_id, 0) AND day = old.created_at / 86400;
END;
--> statement-breakpoint
CREATE TRIGGER companies_hidden AFTER INSERT ON hidden_companies BEGIN
  INSERT INTO company_count_changes
  SELECT -new.account_id, country, industry, size, -1 FROM companies WHERE id = new.company_id AND account_id IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER companies_unhidden AFTER DELETE ON hidden_companies BEGIN
  INSERT INTO company_count_changes
  SELECT -old.account_id, country, industry, size, 1 FROM companies WHERE id = old.company_id AND account_id IS NULL;
END;
