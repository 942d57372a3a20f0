DROP INDEX `contacts_company`;--> statement-breakpoint
DROP INDEX `contacts_email`;--> statement-breakpoint
CREATE INDEX `contacts_of_company` ON `contacts` (`company_id`,`account_id`,(contact_email is null),confidence desc,`id`);--> statement-breakpoint
CREATE INDEX `contacts_email` ON `contacts` (`email_key`,`account_id`);--> statement-breakpoint
ALTER TABLE `lead_searches` ADD `reachable_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `lead_totals` ADD `reachable` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `leads_company` ON `leads` (`account_id`,`company_id`);
--> statement-breakpoint
-- A lead's person is one of its company's people as they are now. Whoever is there stays while the company has them; one
-- with an address takes the place of one without.
CREATE TRIGGER contacts_of_leads_added AFTER INSERT ON contacts
WHEN new.company_id IS NOT NULL AND new.account_id IS NOT NULL AND new.is_demo = 0 BEGIN
  UPDATE leads SET contact_id = new.id
  WHERE account_id = new.account_id AND contact_email IS NULL AND (contact_id IS NULL OR new.contact_email IS NOT NULL)
  AND company_id IN (SELECT new.company_id
    UNION ALL SELECT id FROM companies WHERE account_id = new.account_id AND origin_id = new.company_id
    UNION ALL SELECT origin_id FROM companies WHERE id = new.company_id AND account_id = new.account_id AND origin_id IS NOT NULL);
END;
--> statement-breakpoint
CREATE TRIGGER contacts_of_leads_changed AFTER UPDATE OF company_id, contact_name, contact_title, contact_email, phone_number, linkedin_profile, source ON contacts
WHEN new.account_id IS NOT NULL AND new.is_demo = 0 BEGIN
  UPDATE leads SET contact_id = iif(company_id IN (SELECT new.company_id
    UNION ALL SELECT id FROM companies WHERE account_id = new.account_id AND origin_id = new.company_id
    UNION ALL SELECT origin_id FROM companies WHERE id = new.company_id AND account_id = new.account_id AND origin_id IS NOT NULL), new.id, NULL)
  WHERE contact_id = new.id;
  UPDATE leads SET contact_id = new.id
  WHERE account_id = new.account_id AND contact_email IS NULL AND (contact_id IS NULL OR new.contact_email IS NOT NULL)
  AND company_id IN (SELECT new.company_id
    UNION ALL SELECT id FROM companies WHERE account_id = new.account_id AND origin_id = new.company_id
    UNION ALL SELECT origin_id FROM companies WHERE id = new.company_id AND account_id = new.account_id AND origin_id IS NOT NULL);
END;
--> statement-breakpoint
CREATE TRIGGER contacts_of_leads_gone AFTER DELETE ON contacts BEGIN
  UPDATE leads SET contact_id = NULL WHERE contact_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER contacts_of_leads_hidden AFTER INSERT ON hidden_contacts BEGIN
  UPDATE leads SET contact_id = NULL WHERE contact_id = new.contact_id AND account_id = new.account_id;
END;
--> statement-breakpoint
-- Who leaves is followed by the best of those who are left: own before shared, with an address first, then the best known.
CREATE TRIGGER leads_person_changed AFTER UPDATE OF contact_id ON leads
WHEN new.contact_id IS NOT NULL OR old.contact_id IS NOT NULL BEGIN
  UPDATE leads SET contact_id = (
    SELECT c.id FROM (SELECT new.company_id AS id
        UNION ALL SELECT id FROM companies WHERE account_id = new.account_id AND origin_id = new.company_id
        UNION ALL SELECT origin_id FROM companies WHERE id = new.company_id AND account_id = new.account_id AND origin_id IS NOT NULL) place
      CROSS JOIN (SELECT new.account_id AS id UNION ALL SELECT NULL) owner
      CROSS JOIN contacts c ON c.id = (
        SELECT d.id FROM contacts d WHERE d.company_id = place.id AND d.account_id IS owner.id AND d.is_demo = 0
        AND NOT EXISTS (SELECT 1 FROM hidden_contacts h WHERE h.account_id = new.account_id AND h.contact_id = d.id)
        ORDER BY (d.contact_email IS NULL), d.confidence DESC, d.id LIMIT 1)
    ORDER BY c.account_id IS NULL, (c.contact_email IS NULL), c.confidence DESC, c.id LIMIT 1)
  WHERE id = new.id AND contact_id IS NULL;
  UPDATE leads SET (contact_name, contact_title, contact_email, contact_phone, linkedin_profile) =
    (SELECT c.contact_name, c.contact_title, c.contact_email, c.phone_number, c.linkedin_profile FROM contacts c WHERE c.id = leads.contact_id),
    evidence = json_patch(evidence, coalesce((SELECT json_object(
      'contactName', json_object('source', c.source, 'at', strftime('%Y-%m-%dT%H:%M:%fZ', c.updated_at, 'unixepoch')),
      'contactTitle', json(iif(c.contact_title IS NULL, NULL, json_object('source', c.source, 'at', strftime('%Y-%m-%dT%H:%M:%fZ', c.updated_at, 'unixepoch')))),
      'contactEmail', json(iif(c.contact_email IS NULL, NULL, json_object('source', c.source, 'at', strftime('%Y-%m-%dT%H:%M:%fZ', c.updated_at, 'unixepoch')))),
      'contactPhone', json(iif(c.phone_number IS NULL, NULL, json_object('source', c.source, 'at', strftime('%Y-%m-%dT%H:%M:%fZ', c.updated_at, 'unixepoch')))),
      'linkedinProfile', json(iif(c.linkedin_profile IS NULL, NULL, json_object('source', c.source, 'at', strftime('%Y-%m-%dT%H:%M:%fZ', c.updated_at, 'unixepoch')))))
      FROM contacts c WHERE c.id = leads.contact_id),
      '{"contactName":null,"contactTitle":null,"contactEmail":null,"contactPhone":null,"linkedinProfile":null}'))
  WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER leads_reached AFTER UPDATE OF contact_email, evidence ON leads
WHEN (coalesce(new.contact_email, '') LIKE '_%@_%._%' AND coalesce(new.evidence ->> '$.contactEmail.source', '') <> '')
  <> (coalesce(old.contact_email, '') LIKE '_%@_%._%' AND coalesce(old.evidence ->> '$.contactEmail.source', '') <> '') BEGIN
  UPDATE lead_searches SET reachable_count = reachable_count + iif(coalesce(new.contact_email, '') LIKE '_%@_%._%'
    AND coalesce(new.evidence ->> '$.contactEmail.source', '') <> '', 1, -1) WHERE id = new.search_id;
  UPDATE lead_totals SET reachable = reachable + iif(coalesce(new.contact_email, '') LIKE '_%@_%._%'
    AND coalesce(new.evidence ->> '$.contactEmail.source', '') <> '', 1, -1) WHERE account_id = new.account_id;
END;
--> statement-breakpoint
UPDATE lead_searches SET reachable_count = (SELECT count(*) FROM leads l WHERE l.search_id = lead_searches.id
  AND l.contact_email LIKE '_%@_%._%' AND coalesce(l.evidence ->> '$.contactEmail.source', '') <> '');
--> statement-breakpoint
UPDATE lead_totals SET reachable = (SELECT coalesce(sum(s.reachable_count), 0) FROM lead_searches s WHERE s.account_id = lead_totals.account_id);
--> statement-breakpoint
-- Those who were added since their lead was found.
UPDATE leads SET contact_id = c.id FROM contacts c
WHERE leads.contact_id IS NULL AND leads.contact_email IS NULL AND c.company_id = leads.company_id
AND c.account_id = leads.account_id AND c.is_demo = 0 AND c.id = (
  SELECT d.id FROM contacts d WHERE d.company_id = c.company_id AND d.account_id = c.account_id AND d.is_demo = 0
  ORDER BY (d.contact_email IS NULL), d.confidence DESC, d.id LIMIT 1);
