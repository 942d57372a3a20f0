DROP INDEX `opportunities_email`;--> statement-breakpoint
DROP INDEX `opportunities_company`;--> statement-breakpoint
CREATE INDEX `opportunities_address` ON `opportunities` (contact_email collate nocase,`account_id`) WHERE contact_email is not null;--> statement-breakpoint
CREATE INDEX `opportunities_of_company` ON `opportunities` (`account_id`,`company_id`) WHERE company_id is not null;--> statement-breakpoint
ALTER TABLE `imports` ADD `people_rejected` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `people_duplicate` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `contacts_unkeyed` ON `contacts` (`account_id`,`id`) WHERE person_key is null;--> statement-breakpoint
-- An account's own copy of a shared person takes the place of that person.
DROP TRIGGER contacts_of_leads_added;
--> statement-breakpoint
CREATE TRIGGER contacts_of_leads_added AFTER INSERT ON contacts
WHEN new.company_id IS NOT NULL AND new.account_id IS NOT NULL AND new.is_demo = 0 BEGIN
  UPDATE leads SET contact_id = new.id
  WHERE account_id = new.account_id AND contact_id = new.origin_id
  AND company_id IN (SELECT new.company_id
    UNION ALL SELECT id FROM companies WHERE account_id = new.account_id AND origin_id = new.company_id
    UNION ALL SELECT origin_id FROM companies WHERE id = new.company_id AND account_id = new.account_id AND origin_id IS NOT NULL);
  UPDATE leads SET contact_id = new.id
  WHERE account_id = new.account_id AND contact_email IS NULL AND (contact_id IS NULL OR new.contact_email IS NOT NULL)
  AND company_id IN (SELECT new.company_id
    UNION ALL SELECT id FROM companies WHERE account_id = new.account_id AND origin_id = new.company_id
    UNION ALL SELECT origin_id FROM companies WHERE id = new.company_id AND account_id = new.account_id AND origin_id IS NOT NULL);
END;
--> statement-breakpoint
-- Who loses the address is followed by a colleague with one.
DROP TRIGGER contacts_of_leads_changed;
--> statement-breakpoint
CREATE TRIGGER contacts_of_leads_changed AFTER UPDATE OF company_id, contact_name, contact_title, contact_email, phone_number, linkedin_profile, source ON contacts
WHEN new.account_id IS NOT NULL AND new.is_demo = 0 BEGIN
  UPDATE leads SET contact_id = iif(company_id IN (SELECT new.company_id
    UNION ALL SELECT id FROM companies WHERE account_id = new.account_id AND origin_id = new.company_id
    UNION ALL SELECT origin_id FROM companies WHERE id = new.company_id AND account_id = new.account_id AND origin_id IS NOT NULL)
    AND NOT (new.contact_email IS NULL AND old.contact_email IS NOT NULL AND EXISTS (
      SELECT 1 FROM (SELECT new.company_id AS id
          UNION ALL SELECT id FROM companies WHERE account_id = new.account_id AND origin_id = new.company_id
          UNION ALL SELECT origin_id FROM companies WHERE id = new.company_id AND account_id = new.account_id AND origin_id IS NOT NULL) place
        CROSS JOIN contacts d ON d.company_id = place.id AND d.account_id = new.account_id AND (d.contact_email IS NULL) = 0 AND d.is_demo = 0)),
    new.id, NULL)
  WHERE contact_id = new.id;
  UPDATE leads SET contact_id = new.id
  WHERE account_id = new.account_id AND contact_email IS NULL AND (contact_id IS NULL OR new.contact_email IS NOT NULL)
  AND company_id IN (SELECT new.company_id
    UNION ALL SELECT id FROM companies WHERE account_id = new.account_id AND origin_id = new.company_id
    UNION ALL SELECT origin_id FROM companies WHERE id = new.company_id AND account_id = new.account_id AND origin_id IS NOT NULL);
END;
--> statement-breakpoint
-- What an account knows of its copy of a company goes on with the shared one: notes, leads, deals, and that it is paid for.
-- A search that found both keeps both leads.
CREATE TRIGGER companies_given_back AFTER DELETE ON companies
WHEN old.account_id IS NOT NULL AND old.origin_id IS NOT NULL BEGIN
  UPDATE company_notes SET company_id = old.origin_id WHERE account_id = old.account_id AND company_id = old.id;
  UPDATE opportunities SET company_id = old.origin_id WHERE account_id = old.account_id AND company_id = old.id;
  UPDATE leads SET company_id = old.origin_id WHERE account_id = old.account_id AND company_id = old.id
  AND NOT EXISTS (SELECT 1 FROM leads o WHERE o.search_id = leads.search_id AND o.company_id = old.origin_id);
  INSERT INTO paid_companies (account_id, company_id, paid_at)
  SELECT account_id, old.origin_id, paid_at FROM paid_companies p WHERE p.account_id = old.account_id AND p.company_id = old.id
  AND NOT EXISTS (SELECT 1 FROM paid_companies o WHERE o.account_id = old.account_id AND o.company_id = old.origin_id);
END;
--> statement-breakpoint
-- Migration 0037 folded names another way than the product does; they are keyed anew when they are next compared.
UPDATE contacts SET person_key = NULL WHERE person_key = lower(trim(contact_name)) || ' <' || email_key || '>';
