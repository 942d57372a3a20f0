-- The index of contacts: one document a contact, rowid = id, built as the index of companies is (0001_search.sql).
CREATE VIRTUAL TABLE contact_search USING fts5(
  words,
  content='',
  contentless_delete=1,
  detail=none,
  prefix='1 2 3 4 5 6',
  tokenize="ascii tokenchars '_'"
);
--> statement-breakpoint
-- Contacts of an account (0: shared), kept by the triggers below. Read instead of count(*).
CREATE TABLE contact_counts (account_id INTEGER NOT NULL PRIMARY KEY, count INTEGER NOT NULL);
--> statement-breakpoint
CREATE TRIGGER contacts_inserted AFTER INSERT ON contacts BEGIN
  INSERT INTO contact_counts VALUES (coalesce(new.account_id, 0), 1)
  ON CONFLICT (account_id) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER contacts_deleted AFTER DELETE ON contacts BEGIN
  UPDATE contact_counts SET count = count - 1 WHERE account_id = coalesce(old.account_id, 0);
END;
--> statement-breakpoint
CREATE TRIGGER contacts_hidden AFTER INSERT ON hidden_contacts BEGIN
  INSERT INTO contact_counts VALUES (new.account_id, -1)
  ON CONFLICT (account_id) DO UPDATE SET count = count - 1;
END;
