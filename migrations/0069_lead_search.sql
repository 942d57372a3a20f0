-- The search of leads by company and person, kept by triggers as that of campaigns (0061): the first lead of each company.
CREATE VIRTUAL TABLE lead_search USING fts5(
  keys,
  words,
  detail=column,
  prefix='2 3 4',
  tokenize='unicode61 remove_diacritics 2'
);
--> statement-breakpoint
INSERT INTO lead_search (lead_search, rank) VALUES ('secure-delete', 1);--> statement-breakpoint
INSERT INTO lead_search (rowid, keys, words)
SELECT id, 'a' || account_id, company_name || ' ' || ifnull(contact_name, '') FROM leads WHERE is_first = 1;--> statement-breakpoint
CREATE TRIGGER leads_found AFTER INSERT ON leads WHEN NEW.is_first = 1 BEGIN
  INSERT OR REPLACE INTO lead_search (rowid, keys, words)
  VALUES (NEW.id, 'a' || NEW.account_id, NEW.company_name || ' ' || ifnull(NEW.contact_name, ''));
END;
--> statement-breakpoint
CREATE TRIGGER leads_found_anew AFTER UPDATE OF company_name, contact_name, is_first ON leads
WHEN NEW.company_name IS NOT OLD.company_name OR NEW.contact_name IS NOT OLD.contact_name OR NEW.is_first IS NOT OLD.is_first BEGIN
  DELETE FROM lead_search WHERE rowid = OLD.id;
  INSERT INTO lead_search (rowid, keys, words)
  SELECT NEW.id, 'a' || NEW.account_id, NEW.company_name || ' ' || ifnull(NEW.contact_name, '') WHERE NEW.is_first = 1;
END;
--> statement-breakpoint
CREATE TRIGGER leads_found_gone AFTER DELETE ON leads BEGIN
  DELETE FROM lead_search WHERE rowid = OLD.id;
END;
