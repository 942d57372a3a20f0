CREATE TABLE `removed_leads` (
	`lead_id` integer PRIMARY KEY NOT NULL,
	`account_id` integer NOT NULL,
	`search_id` integer NOT NULL,
	`company_id` integer NOT NULL,
	`contact_id` integer,
	`before` text,
	`removed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `removed_leads_search` ON `removed_leads` (`search_id`,`company_id`);--> statement-breakpoint
CREATE INDEX `removed_leads_company` ON `removed_leads` (`account_id`,`company_id`);--> statement-breakpoint
CREATE INDEX `removed_leads_removed` ON `removed_leads` (`removed_at`) WHERE before is not null;
--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('removed-leads', 30);
--> statement-breakpoint
-- A lead that is back has the person it had, if its company still has them; else the best there is (leads_person_changed).
CREATE TRIGGER removed_leads_gone AFTER DELETE ON removed_leads WHEN old.before IS NOT NULL BEGIN
  UPDATE leads SET contact_id = coalesce((SELECT c.id FROM contacts c WHERE c.id = old.contact_id
    AND (c.account_id = old.account_id OR (c.account_id IS NULL AND NOT EXISTS (
      SELECT 1 FROM hidden_contacts h WHERE h.account_id = old.account_id AND h.contact_id = c.id)))
    AND (c.company_id = leads.company_id
      OR EXISTS (SELECT 1 FROM companies k WHERE k.id = leads.company_id AND +k.account_id = old.account_id AND +k.origin_id = c.company_id)
      OR EXISTS (SELECT 1 FROM companies k WHERE k.id = c.company_id AND +k.account_id = old.account_id AND +k.origin_id = leads.company_id))), 0)
  WHERE id = old.lead_id AND +account_id = old.account_id;
  UPDATE leads SET contact_id = NULL WHERE id = old.lead_id AND contact_id = 0;
END;
--> statement-breakpoint
CREATE TRIGGER removed_leads_given_back AFTER DELETE ON companies
WHEN old.account_id IS NOT NULL AND old.origin_id IS NOT NULL BEGIN
  UPDATE removed_leads SET company_id = old.origin_id WHERE account_id = old.account_id AND company_id = old.id;
END;
