CREATE TABLE `removed_contacts` (
	`account_id` integer NOT NULL,
	`contact_id` integer NOT NULL,
	`before` text,
	`email_key` text,
	`origin_id` integer,
	`lead_ids` text DEFAULT '[]' NOT NULL,
	`removed_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `contact_id`)
);
--> statement-breakpoint
CREATE INDEX `removed_contacts_removed` ON `removed_contacts` (`removed_at`);--> statement-breakpoint
CREATE INDEX `removed_contacts_email` ON `removed_contacts` (`email_key`) WHERE email_key is not null;--> statement-breakpoint
CREATE INDEX `removed_contacts_origin` ON `removed_contacts` (`origin_id`) WHERE origin_id is not null;
--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('removed-contacts', 30);
--> statement-breakpoint
-- Notes stay while the person can be brought back, and go with them after that.
DROP TRIGGER contacts_notes_gone;
--> statement-breakpoint
CREATE TRIGGER contacts_notes_gone AFTER DELETE ON contacts
WHEN NOT EXISTS (SELECT 1 FROM removed_contacts r WHERE r.account_id = old.account_id AND r.contact_id = old.id) BEGIN
  DELETE FROM company_notes WHERE contact_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER removed_contacts_kept AFTER INSERT ON removed_contacts BEGIN
  UPDATE removed_contacts SET lead_ids = (SELECT json_group_array(id) FROM (
    SELECT l.id FROM leads l WHERE l.contact_id = new.contact_id AND +l.account_id = new.account_id LIMIT 10000))
  WHERE account_id = new.account_id AND contact_id = new.contact_id;
END;
--> statement-breakpoint
-- Who is back stands again on the leads that showed them; whose time is over leaves no notes.
CREATE TRIGGER removed_contacts_gone AFTER DELETE ON removed_contacts BEGIN
  UPDATE leads SET contact_id = old.contact_id
  WHERE id IN (SELECT value FROM json_each(old.lead_ids)) AND +account_id = old.account_id AND EXISTS (
    SELECT 1 FROM contacts c WHERE c.id = old.contact_id
    AND (c.account_id = old.account_id OR (c.account_id IS NULL AND NOT EXISTS (
      SELECT 1 FROM hidden_contacts h WHERE h.account_id = old.account_id AND h.contact_id = c.id)))
    AND (c.company_id = leads.company_id
      OR EXISTS (SELECT 1 FROM companies k WHERE k.id = leads.company_id AND +k.account_id = old.account_id AND +k.origin_id = c.company_id)
      OR EXISTS (SELECT 1 FROM companies k WHERE k.id = c.company_id AND +k.account_id = old.account_id AND +k.origin_id = leads.company_id)));
  DELETE FROM company_notes WHERE contact_id = old.contact_id AND account_id = old.account_id AND NOT EXISTS (
    SELECT 1 FROM contacts c WHERE c.id = old.contact_id AND (c.account_id = old.account_id OR NOT EXISTS (
      SELECT 1 FROM hidden_contacts h WHERE h.account_id = old.account_id AND h.contact_id = c.id)));
END;
