-- What a change of one row does to rows that refer to it without a foreign key. In the database because imports, jobs,
-- erasure and undo write these tables too. SQLite fires the newest trigger of an event first: within a table, keep the
-- order of the files and of the triggers in them.

-- ---- Contacts on leads ----
-- A contact that is deleted takes its document and hiding rows along; the counts of accounts that hid it are restored.
CREATE TRIGGER contacts_leaving BEFORE DELETE ON contacts BEGIN
  DELETE FROM contact_search WHERE rowid = old.id;
  DELETE FROM hidden_contacts WHERE contact_id = old.id;
END;

CREATE TRIGGER contacts_of_leads_gone AFTER DELETE ON contacts BEGIN
  UPDATE leads SET contact_id = NULL WHERE contact_id = old.id;
END;

CREATE TRIGGER contacts_of_leads_hidden AFTER INSERT ON hidden_contacts BEGIN
  UPDATE leads SET contact_id = NULL WHERE contact_id = new.contact_id AND account_id = new.account_id;
END;

-- A lead whose contact is gone gets the best remaining one: own before shared, with an email first, then by confidence.
-- The lead's contact fields and their sources follow contact_id.
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
    (SELECT c.contact_name, c.contact_title, c.contact_email, c.phone_number, c.linkedin_profile FROM contacts c
      WHERE c.id = leads.contact_id),
    evidence = json_patch(evidence, coalesce((SELECT json_object(
      'contactName', json_object('source', c.source, 'at', strftime('%Y-%m-%dT%H:%M:%fZ', c.updated_at, 'unixepoch')),
      'contactTitle', json(iif(c.contact_title IS NULL, NULL, json_object('source', c.source, 'at',
        strftime('%Y-%m-%dT%H:%M:%fZ', c.updated_at, 'unixepoch')))),
      'contactEmail', json(iif(c.contact_email IS NULL, NULL, json_object('source', c.source, 'at',
        strftime('%Y-%m-%dT%H:%M:%fZ', c.updated_at, 'unixepoch')))),
      'contactPhone', json(iif(c.phone_number IS NULL, NULL, json_object('source', c.source, 'at',
        strftime('%Y-%m-%dT%H:%M:%fZ', c.updated_at, 'unixepoch')))),
      'linkedinProfile', json(iif(c.linkedin_profile IS NULL, NULL,
        json_object('source', c.source, 'at', strftime('%Y-%m-%dT%H:%M:%fZ', c.updated_at, 'unixepoch')))))
      FROM contacts c WHERE c.id = leads.contact_id),
      '{"contactName":null,"contactTitle":null,"contactEmail":null,"contactPhone":null,"linkedinProfile":null}'))
  WHERE id = new.id;
END;

-- An account's copy replaces the shared contact; a contact with an email replaces one without.
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

CREATE TRIGGER contacts_of_leads_changed AFTER UPDATE OF company_id, contact_name, contact_title, contact_email, phone_number,
  linkedin_profile, source ON contacts
WHEN new.account_id IS NOT NULL AND new.is_demo = 0 BEGIN
  UPDATE leads SET contact_id = iif(company_id IN (SELECT new.company_id
    UNION ALL SELECT id FROM companies WHERE account_id = new.account_id AND origin_id = new.company_id
    UNION ALL SELECT origin_id FROM companies WHERE id = new.company_id AND account_id = new.account_id AND origin_id IS NOT NULL)
    AND NOT (new.contact_email IS NULL AND old.contact_email IS NOT NULL AND EXISTS (
      SELECT 1 FROM (SELECT new.company_id AS id
          UNION ALL SELECT id FROM companies WHERE account_id = new.account_id AND origin_id = new.company_id
          UNION ALL SELECT origin_id FROM companies WHERE id = new.company_id AND account_id = new.account_id
            AND origin_id IS NOT NULL) place
        CROSS JOIN contacts d ON d.company_id = place.id AND d.account_id = new.account_id AND (d.contact_email IS NULL) = 0
          AND d.is_demo = 0)),
    new.id, NULL)
  WHERE contact_id = new.id;
  UPDATE leads SET contact_id = new.id
  WHERE account_id = new.account_id AND contact_email IS NULL AND (contact_id IS NULL OR new.contact_email IS NOT NULL)
  AND company_id IN (SELECT new.company_id
    UNION ALL SELECT id FROM companies WHERE account_id = new.account_id AND origin_id = new.company_id
    UNION ALL SELECT origin_id FROM companies WHERE id = new.company_id AND account_id = new.account_id AND origin_id IS NOT NULL);
END;

-- ---- An account's own copy of a company ----
-- It is the company the account paid for. When it is deleted, its notes, leads, deals, tasks and payment go back to the
-- shared company; a search that found both keeps both leads.
CREATE TRIGGER companies_given_back AFTER DELETE ON companies
WHEN old.account_id IS NOT NULL AND old.origin_id IS NOT NULL BEGIN
  UPDATE company_notes SET company_id = old.origin_id WHERE account_id = old.account_id AND company_id = old.id;
  UPDATE opportunities SET company_id = old.origin_id WHERE account_id = old.account_id AND company_id = old.id;
  UPDATE leads SET company_id = old.origin_id WHERE account_id = old.account_id AND company_id = old.id
  AND NOT EXISTS (SELECT 1 FROM leads o WHERE o.search_id = leads.search_id AND o.company_id = old.origin_id);
  INSERT INTO charged_companies (account_id, company_id, paid_at)
  SELECT account_id, old.origin_id, paid_at FROM charged_companies p WHERE p.account_id = old.account_id AND p.company_id = old.id
  AND NOT EXISTS (SELECT 1 FROM charged_companies o WHERE o.account_id = old.account_id AND o.company_id = old.origin_id);
END;

CREATE TRIGGER companies_copied AFTER INSERT ON companies
WHEN new.origin_id IS NOT NULL AND new.account_id IS NOT NULL BEGIN
  INSERT INTO charged_companies (account_id, company_id, paid_at)
  SELECT p.account_id, new.id, p.paid_at FROM charged_companies p WHERE p.account_id = new.account_id AND p.company_id = new.origin_id
  AND NOT EXISTS (SELECT 1 FROM charged_companies o WHERE o.account_id = new.account_id AND o.company_id = new.id);
END;

CREATE TRIGGER removed_leads_given_back AFTER DELETE ON companies
WHEN old.account_id IS NOT NULL AND old.origin_id IS NOT NULL BEGIN
  UPDATE removed_leads SET company_id = old.origin_id WHERE account_id = old.account_id AND company_id = old.id;
END;

CREATE TRIGGER companies_tasks_given_back AFTER DELETE ON companies
WHEN old.account_id IS NOT NULL AND old.origin_id IS NOT NULL BEGIN
  UPDATE tasks SET company_id = old.origin_id WHERE account_id = old.account_id AND company_id = old.id;
END;

CREATE TRIGGER contacts_tasks_copied AFTER INSERT ON contacts
WHEN new.account_id IS NOT NULL AND new.origin_id IS NOT NULL BEGIN
  UPDATE tasks SET contact_id = new.id WHERE contact_id = new.origin_id AND account_id = new.account_id;
END;

-- ---- Deleted contacts and leads ----
-- Within the retention period they can be restored: notes and tasks stay until the removal row is purged.
CREATE TRIGGER contacts_notes_gone AFTER DELETE ON contacts
WHEN NOT EXISTS (SELECT 1 FROM removed_contacts r WHERE r.account_id = old.account_id AND r.contact_id = old.id) BEGIN
  DELETE FROM company_notes WHERE contact_id = old.id;
END;

CREATE TRIGGER removed_contacts_kept AFTER INSERT ON removed_contacts BEGIN
  UPDATE removed_contacts SET lead_ids = (SELECT json_group_array(id) FROM (
    SELECT l.id FROM leads l WHERE l.contact_id = new.contact_id AND +l.account_id = new.account_id LIMIT 10000))
  WHERE account_id = new.account_id AND contact_id = new.contact_id;
END;

-- A restored contact returns to the leads that showed it; a purged one takes its notes along.
CREATE TRIGGER removed_contacts_gone AFTER DELETE ON removed_contacts BEGIN
  UPDATE leads SET contact_id = old.contact_id
  WHERE id IN (SELECT value FROM json_each(old.lead_ids)) AND +account_id = old.account_id AND EXISTS (
    SELECT 1 FROM contacts c WHERE c.id = old.contact_id
    AND (c.account_id = old.account_id OR (c.account_id IS NULL AND NOT EXISTS (
      SELECT 1 FROM hidden_contacts h WHERE h.account_id = old.account_id AND h.contact_id = c.id)))
    AND (c.company_id = leads.company_id
      OR EXISTS (SELECT 1 FROM companies k WHERE k.id = leads.company_id AND +k.account_id = old.account_id AND +k.origin_id = c.company_id)
      OR EXISTS (SELECT 1 FROM companies k WHERE k.id = c.company_id AND +k.account_id = old.account_id
        AND +k.origin_id = leads.company_id)));
  DELETE FROM company_notes WHERE contact_id = old.contact_id AND account_id = old.account_id AND NOT EXISTS (
    SELECT 1 FROM contacts c WHERE c.id = old.contact_id AND (c.account_id = old.account_id OR NOT EXISTS (
      SELECT 1 FROM hidden_contacts h WHERE h.account_id = old.account_id AND h.contact_id = c.id)));
END;

-- A restored lead gets its contact back if its company still has it, else the best one (leads_person_changed).
CREATE TRIGGER removed_leads_gone AFTER DELETE ON removed_leads WHEN old.before IS NOT NULL BEGIN
  UPDATE leads SET contact_id = coalesce((SELECT c.id FROM contacts c WHERE c.id = old.contact_id
    AND (c.account_id = old.account_id OR (c.account_id IS NULL AND NOT EXISTS (
      SELECT 1 FROM hidden_contacts h WHERE h.account_id = old.account_id AND h.contact_id = c.id)))
    AND (c.company_id = leads.company_id
      OR EXISTS (SELECT 1 FROM companies k WHERE k.id = leads.company_id AND +k.account_id = old.account_id AND +k.origin_id = c.company_id)
      OR EXISTS (SELECT 1 FROM companies k WHERE k.id = c.company_id AND +k.account_id = old.account_id
        AND +k.origin_id = leads.company_id))), 0)
  WHERE id = old.lead_id AND +account_id = old.account_id;
  UPDATE leads SET contact_id = NULL WHERE id = old.lead_id AND contact_id = 0;
END;

CREATE TRIGGER contacts_tasks_gone AFTER DELETE ON contacts
WHEN NOT EXISTS (SELECT 1 FROM removed_contacts r WHERE r.account_id = old.account_id AND r.contact_id = old.id) BEGIN
  DELETE FROM tasks WHERE contact_id = old.id;
END;

CREATE TRIGGER removed_contacts_tasks_gone AFTER DELETE ON removed_contacts BEGIN
  DELETE FROM tasks WHERE contact_id = old.contact_id AND account_id = old.account_id AND NOT EXISTS (
    SELECT 1 FROM contacts c WHERE c.id = old.contact_id AND (c.account_id = old.account_id OR NOT EXISTS (
      SELECT 1 FROM hidden_contacts h WHERE h.account_id = old.account_id AND h.contact_id = c.id)));
END;

-- ---- Owners ----
-- A copy takes the owner of the shared row and returns it. The owner of a deleted row is kept while it can be restored.
CREATE TRIGGER owners_of_companies_copied AFTER INSERT ON companies
WHEN new.origin_id IS NOT NULL AND new.account_id IS NOT NULL BEGIN
  UPDATE OR REPLACE directory_owners SET row_id = new.id
  WHERE account_id = new.account_id AND list = 'companies' AND row_id = new.origin_id;
END;

CREATE TRIGGER owners_of_companies_given_back AFTER DELETE ON companies
WHEN old.origin_id IS NOT NULL AND old.account_id IS NOT NULL BEGIN
  UPDATE OR REPLACE directory_owners SET row_id = old.origin_id
  WHERE account_id = old.account_id AND list = 'companies' AND row_id = old.id;
END;

CREATE TRIGGER owners_of_contacts_copied AFTER INSERT ON contacts
WHEN new.origin_id IS NOT NULL AND new.account_id IS NOT NULL BEGIN
  UPDATE OR REPLACE directory_owners SET row_id = new.id
  WHERE account_id = new.account_id AND list = 'contacts' AND row_id = new.origin_id;
END;

CREATE TRIGGER owners_of_companies_gone AFTER DELETE ON companies
WHEN old.origin_id IS NULL AND old.account_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM removed_companies r WHERE r.account_id = old.account_id AND r.company_id = old.id) BEGIN
  DELETE FROM directory_owners WHERE account_id = old.account_id AND list = 'companies' AND row_id = old.id;
END;

CREATE TRIGGER owners_of_contacts_gone AFTER DELETE ON contacts
WHEN old.account_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM removed_contacts r WHERE r.account_id = old.account_id AND r.contact_id = old.id) BEGIN
  DELETE FROM directory_owners WHERE account_id = old.account_id AND list = 'contacts' AND row_id = old.id;
END;

CREATE TRIGGER owners_of_removed_companies_gone AFTER DELETE ON removed_companies
WHEN NOT EXISTS (SELECT 1 FROM companies c WHERE c.id = old.company_id) BEGIN
  DELETE FROM directory_owners WHERE account_id = old.account_id AND list = 'companies' AND row_id = old.company_id;
END;

CREATE TRIGGER owners_of_removed_contacts_gone AFTER DELETE ON removed_contacts
WHEN NOT EXISTS (SELECT 1 FROM contacts c WHERE c.id = old.contact_id) BEGIN
  DELETE FROM directory_owners WHERE account_id = old.account_id AND list = 'contacts' AND row_id = old.contact_id;
END;

-- ---- Tags ----
-- Tags are removed with a row that is deleted, hidden or archived, and return with it.
CREATE TRIGGER tags_of_companies_gone AFTER DELETE ON companies
WHEN (old.origin_id IS NULL OR old.account_id IS NULL) AND EXISTS (SELECT 1 FROM tagged_rows WHERE list = 'companies' AND row_id = old.id)
  BEGIN
  INSERT INTO removed_tagged_rows (tag_id, list, row_id, account_id, tagged_at, removed_at)
  SELECT tag_id, list, row_id, account_id, tagged_at, unixepoch() FROM tagged_rows t
    WHERE list = 'companies' AND row_id = old.id AND NOT EXISTS (
    SELECT 1 FROM removed_tagged_rows r WHERE r.tag_id = t.tag_id AND r.list = t.list AND r.row_id = t.row_id);
  DELETE FROM tagged_rows WHERE list = 'companies' AND row_id = old.id;
END;

CREATE TRIGGER tags_of_companies_back AFTER INSERT ON companies
WHEN EXISTS (SELECT 1 FROM removed_tagged_rows WHERE list = 'companies' AND row_id = new.id) BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, row_id, account_id, tagged_at FROM removed_tagged_rows r WHERE list = 'companies' AND row_id = new.id
  AND EXISTS (SELECT 1 FROM tags WHERE id = r.tag_id) AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = r.tag_id AND t.list = r.list AND t.row_id = r.row_id);
  DELETE FROM removed_tagged_rows WHERE list = 'companies' AND row_id = new.id;
END;

CREATE TRIGGER tags_of_hidden_companies_gone AFTER INSERT ON hidden_companies BEGIN
  INSERT INTO removed_tagged_rows (tag_id, list, row_id, account_id, tagged_at, removed_at)
  SELECT tag_id, list, row_id, account_id, tagged_at, unixepoch() FROM tagged_rows t
    WHERE list = 'companies' AND row_id = new.company_id AND account_id = new.account_id AND NOT EXISTS (
    SELECT 1 FROM removed_tagged_rows r WHERE r.tag_id = t.tag_id AND r.list = t.list AND r.row_id = t.row_id);
  DELETE FROM tagged_rows WHERE list = 'companies' AND row_id = new.company_id AND account_id = new.account_id;
END;

CREATE TRIGGER tags_of_hidden_companies_back AFTER DELETE ON hidden_companies BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, row_id, account_id, tagged_at FROM removed_tagged_rows r
    WHERE list = 'companies' AND row_id = old.company_id AND account_id = old.account_id
  AND EXISTS (SELECT 1 FROM tags WHERE id = r.tag_id) AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = r.tag_id AND t.list = r.list AND t.row_id = r.row_id);
  DELETE FROM removed_tagged_rows WHERE list = 'companies' AND row_id = old.company_id AND account_id = old.account_id;
END;

-- An account's own copy takes the tags over and returns them.
CREATE TRIGGER tags_of_companies_copied AFTER INSERT ON companies
WHEN new.origin_id IS NOT NULL AND new.account_id IS NOT NULL BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, new.id, account_id, tagged_at FROM tagged_rows o
    WHERE list = 'companies' AND row_id = new.origin_id AND account_id = new.account_id AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = o.tag_id AND t.list = o.list AND t.row_id = new.id);
  DELETE FROM tagged_rows WHERE list = 'companies' AND row_id = new.origin_id AND account_id = new.account_id;
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, new.id, account_id, tagged_at FROM removed_tagged_rows r
    WHERE list = 'companies' AND row_id = new.origin_id AND account_id = new.account_id
  AND EXISTS (SELECT 1 FROM tags WHERE id = r.tag_id) AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = r.tag_id AND t.list = r.list AND t.row_id = new.id);
  DELETE FROM removed_tagged_rows WHERE list = 'companies' AND row_id = new.origin_id AND account_id = new.account_id;
END;

CREATE TRIGGER tags_of_companies_given_back AFTER DELETE ON companies
WHEN old.origin_id IS NOT NULL AND old.account_id IS NOT NULL AND EXISTS (SELECT 1 FROM tagged_rows
  WHERE list = 'companies' AND row_id = old.id) BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, old.origin_id, account_id, tagged_at FROM tagged_rows o WHERE list = 'companies' AND row_id = old.id AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = o.tag_id AND t.list = o.list AND t.row_id = old.origin_id);
  DELETE FROM tagged_rows WHERE list = 'companies' AND row_id = old.id;
  INSERT INTO removed_tagged_rows (tag_id, list, row_id, account_id, tagged_at, removed_at)
  SELECT tag_id, list, row_id, account_id, tagged_at, unixepoch() FROM tagged_rows t
    WHERE list = 'companies' AND row_id = old.origin_id AND account_id = old.account_id
    AND EXISTS (SELECT 1 FROM hidden_companies WHERE account_id = old.account_id AND company_id = old.origin_id) AND NOT EXISTS (
    SELECT 1 FROM removed_tagged_rows r WHERE r.tag_id = t.tag_id AND r.list = t.list AND r.row_id = t.row_id);
  DELETE FROM tagged_rows WHERE list = 'companies' AND row_id = old.origin_id AND account_id = old.account_id
    AND EXISTS (SELECT 1 FROM hidden_companies WHERE account_id = old.account_id AND company_id = old.origin_id);
END;

CREATE TRIGGER tags_of_contacts_gone AFTER DELETE ON contacts
WHEN (old.origin_id IS NULL OR old.account_id IS NULL) AND EXISTS (SELECT 1 FROM tagged_rows WHERE list = 'contacts' AND row_id = old.id)
  BEGIN
  INSERT INTO removed_tagged_rows (tag_id, list, row_id, account_id, tagged_at, removed_at)
  SELECT tag_id, list, row_id, account_id, tagged_at, unixepoch() FROM tagged_rows t
    WHERE list = 'contacts' AND row_id = old.id AND NOT EXISTS (
    SELECT 1 FROM removed_tagged_rows r WHERE r.tag_id = t.tag_id AND r.list = t.list AND r.row_id = t.row_id);
  DELETE FROM tagged_rows WHERE list = 'contacts' AND row_id = old.id;
END;

CREATE TRIGGER tags_of_contacts_back AFTER INSERT ON contacts
WHEN EXISTS (SELECT 1 FROM removed_tagged_rows WHERE list = 'contacts' AND row_id = new.id) BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, row_id, account_id, tagged_at FROM removed_tagged_rows r WHERE list = 'contacts' AND row_id = new.id
  AND EXISTS (SELECT 1 FROM tags WHERE id = r.tag_id) AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = r.tag_id AND t.list = r.list AND t.row_id = r.row_id);
  DELETE FROM removed_tagged_rows WHERE list = 'contacts' AND row_id = new.id;
END;

CREATE TRIGGER tags_of_hidden_contacts_gone AFTER INSERT ON hidden_contacts BEGIN
  INSERT INTO removed_tagged_rows (tag_id, list, row_id, account_id, tagged_at, removed_at)
  SELECT tag_id, list, row_id, account_id, tagged_at, unixepoch() FROM tagged_rows t
    WHERE list = 'contacts' AND row_id = new.contact_id AND account_id = new.account_id AND NOT EXISTS (
    SELECT 1 FROM removed_tagged_rows r WHERE r.tag_id = t.tag_id AND r.list = t.list AND r.row_id = t.row_id);
  DELETE FROM tagged_rows WHERE list = 'contacts' AND row_id = new.contact_id AND account_id = new.account_id;
END;

CREATE TRIGGER tags_of_hidden_contacts_back AFTER DELETE ON hidden_contacts BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, row_id, account_id, tagged_at FROM removed_tagged_rows r
    WHERE list = 'contacts' AND row_id = old.contact_id AND account_id = old.account_id
  AND EXISTS (SELECT 1 FROM tags WHERE id = r.tag_id) AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = r.tag_id AND t.list = r.list AND t.row_id = r.row_id);
  DELETE FROM removed_tagged_rows WHERE list = 'contacts' AND row_id = old.contact_id AND account_id = old.account_id;
END;

CREATE TRIGGER tags_of_contacts_copied AFTER INSERT ON contacts
WHEN new.origin_id IS NOT NULL AND new.account_id IS NOT NULL BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, new.id, account_id, tagged_at FROM tagged_rows o
    WHERE list = 'contacts' AND row_id = new.origin_id AND account_id = new.account_id AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = o.tag_id AND t.list = o.list AND t.row_id = new.id);
  DELETE FROM tagged_rows WHERE list = 'contacts' AND row_id = new.origin_id AND account_id = new.account_id;
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, new.id, account_id, tagged_at FROM removed_tagged_rows r
    WHERE list = 'contacts' AND row_id = new.origin_id AND account_id = new.account_id
  AND EXISTS (SELECT 1 FROM tags WHERE id = r.tag_id) AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = r.tag_id AND t.list = r.list AND t.row_id = new.id);
  DELETE FROM removed_tagged_rows WHERE list = 'contacts' AND row_id = new.origin_id AND account_id = new.account_id;
END;

CREATE TRIGGER tags_of_contacts_given_back AFTER DELETE ON contacts
WHEN old.origin_id IS NOT NULL AND old.account_id IS NOT NULL AND EXISTS (SELECT 1 FROM tagged_rows
  WHERE list = 'contacts' AND row_id = old.id) BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, old.origin_id, account_id, tagged_at FROM tagged_rows o WHERE list = 'contacts' AND row_id = old.id AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = o.tag_id AND t.list = o.list AND t.row_id = old.origin_id);
  DELETE FROM tagged_rows WHERE list = 'contacts' AND row_id = old.id;
  INSERT INTO removed_tagged_rows (tag_id, list, row_id, account_id, tagged_at, removed_at)
  SELECT tag_id, list, row_id, account_id, tagged_at, unixepoch() FROM tagged_rows t
    WHERE list = 'contacts' AND row_id = old.origin_id AND account_id = old.account_id
    AND EXISTS (SELECT 1 FROM hidden_contacts WHERE account_id = old.account_id AND contact_id = old.origin_id) AND NOT EXISTS (
    SELECT 1 FROM removed_tagged_rows r WHERE r.tag_id = t.tag_id AND r.list = t.list AND r.row_id = t.row_id);
  DELETE FROM tagged_rows WHERE list = 'contacts' AND row_id = old.origin_id AND account_id = old.account_id
    AND EXISTS (SELECT 1 FROM hidden_contacts WHERE account_id = old.account_id AND contact_id = old.origin_id);
END;

CREATE TRIGGER tags_of_leads_gone AFTER DELETE ON leads
WHEN EXISTS (SELECT 1 FROM tagged_rows WHERE list = 'leads' AND row_id = old.id) BEGIN
  INSERT INTO removed_tagged_rows (tag_id, list, row_id, account_id, tagged_at, removed_at)
  SELECT tag_id, list, row_id, account_id, tagged_at, unixepoch() FROM tagged_rows t
    WHERE list = 'leads' AND row_id = old.id AND NOT EXISTS (
    SELECT 1 FROM removed_tagged_rows r WHERE r.tag_id = t.tag_id AND r.list = t.list AND r.row_id = t.row_id);
  DELETE FROM tagged_rows WHERE list = 'leads' AND row_id = old.id;
END;

CREATE TRIGGER tags_of_leads_back AFTER INSERT ON leads
WHEN EXISTS (SELECT 1 FROM removed_tagged_rows WHERE list = 'leads' AND row_id = new.id) BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, row_id, account_id, tagged_at FROM removed_tagged_rows r WHERE list = 'leads' AND row_id = new.id
  AND EXISTS (SELECT 1 FROM tags WHERE id = r.tag_id) AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = r.tag_id AND t.list = r.list AND t.row_id = r.row_id);
  DELETE FROM removed_tagged_rows WHERE list = 'leads' AND row_id = new.id;
END;

CREATE TRIGGER tags_of_opportunities_archived AFTER UPDATE OF archived_at ON opportunities
WHEN old.archived_at IS NULL AND new.archived_at IS NOT NULL BEGIN
  INSERT INTO removed_tagged_rows (tag_id, list, row_id, account_id, tagged_at, removed_at)
  SELECT tag_id, list, row_id, account_id, tagged_at, unixepoch() FROM tagged_rows t
    WHERE list = 'opportunities' AND row_id = new.id AND NOT EXISTS (
    SELECT 1 FROM removed_tagged_rows r WHERE r.tag_id = t.tag_id AND r.list = t.list AND r.row_id = t.row_id);
  DELETE FROM tagged_rows WHERE list = 'opportunities' AND row_id = new.id;
END;

CREATE TRIGGER tags_of_opportunities_back AFTER UPDATE OF archived_at ON opportunities
WHEN old.archived_at IS NOT NULL AND new.archived_at IS NULL BEGIN
  INSERT INTO tagged_rows (tag_id, list, row_id, account_id, tagged_at)
  SELECT tag_id, list, row_id, account_id, tagged_at FROM removed_tagged_rows r WHERE list = 'opportunities' AND row_id = new.id
  AND EXISTS (SELECT 1 FROM tags WHERE id = r.tag_id) AND NOT EXISTS (
    SELECT 1 FROM tagged_rows t WHERE t.tag_id = r.tag_id AND t.list = r.list AND t.row_id = r.row_id);
  DELETE FROM removed_tagged_rows WHERE list = 'opportunities' AND row_id = new.id;
END;

CREATE TRIGGER tags_of_opportunities_gone AFTER DELETE ON opportunities
WHEN EXISTS (SELECT 1 FROM tagged_rows WHERE list = 'opportunities' AND row_id = old.id) BEGIN
  INSERT INTO removed_tagged_rows (tag_id, list, row_id, account_id, tagged_at, removed_at)
  SELECT tag_id, list, row_id, account_id, tagged_at, unixepoch() FROM tagged_rows t
    WHERE list = 'opportunities' AND row_id = old.id AND NOT EXISTS (
    SELECT 1 FROM removed_tagged_rows r WHERE r.tag_id = t.tag_id AND r.list = t.list AND r.row_id = t.row_id);
  DELETE FROM tagged_rows WHERE list = 'opportunities' AND row_id = old.id;
END;

-- ---- Users and agents ----
-- A deleted agent does not wait for review.
CREATE TRIGGER agents_closed AFTER UPDATE OF deactivated_at ON users
WHEN OLD.deactivated_at IS NULL AND NEW.deactivated_at IS NOT NULL AND NEW.user_type = 'agent' BEGIN
  UPDATE agents SET reviewed_at = NEW.deactivated_at WHERE user_id = NEW.id AND reviewed_at IS NULL;
END;

-- Webhook keys carry the team_version they were made with: they end when a member leaves or an owner loses the role.
CREATE TRIGGER users_left_team AFTER UPDATE OF account_id, role, deactivated_at ON users
WHEN OLD.account_id IS NOT NULL AND OLD.deactivated_at IS NULL AND (NEW.deactivated_at IS NOT NULL
  OR NEW.account_id IS NOT OLD.account_id OR (OLD.role = 'owner' AND NEW.role IS NOT 'owner')) BEGIN
  UPDATE accounts SET team_version = team_version + 1 WHERE id = OLD.account_id;
END;

-- `unsettled` counts the changes that the referral job has not processed yet.
CREATE TRIGGER referral_joined AFTER INSERT ON agents WHEN NEW.referrer_id IS NOT NULL BEGIN
  UPDATE referrals SET state = 'joined', referred_id = NEW.id, joined_at = NEW.created_at, unsettled = unsettled + 1,
    is_demo = max(is_demo, (SELECT u.is_demo FROM users u WHERE u.id = NEW.user_id))
  WHERE id = (SELECT id FROM referrals WHERE agent_id = NEW.referrer_id AND referred_id IS NULL
    AND email = (SELECT lower(email) FROM users WHERE id = NEW.user_id));
  INSERT INTO referrals (agent_id, state, referred_id, created_at, joined_at, unsettled, is_demo)
  SELECT NEW.referrer_id, 'joined', NEW.id, NEW.created_at, NEW.created_at, 1, max(u.is_demo,
    coalesce((SELECT r.is_demo FROM agents g JOIN users r ON r.id = g.user_id WHERE g.id = NEW.referrer_id), 0)) FROM users u
  WHERE u.id = NEW.user_id AND NOT EXISTS (SELECT 1 FROM referrals WHERE referred_id = NEW.id);
END;

CREATE TRIGGER referral_decided AFTER UPDATE OF reviewed_at, rejected_at ON agents WHEN NEW.referrer_id IS NOT NULL BEGIN
  UPDATE referrals SET unsettled = unsettled + 1,
    state = CASE WHEN NEW.rejected_at IS NOT NULL THEN 'rejected' WHEN NEW.reviewed_at IS NOT NULL THEN 'approved' ELSE 'joined' END,
    reason = CASE WHEN NEW.rejected_at IS NOT NULL THEN 'declined' END
  WHERE referred_id = NEW.id AND reason IS NOT 'self';
END;

CREATE TRIGGER referral_reversed AFTER UPDATE OF state ON closes WHEN NEW.state = 'reversed' BEGIN
  UPDATE referrals SET unsettled = unsettled + 1 WHERE referred_id = NEW.agent_id;
END;

CREATE TRIGGER referral_paid_to AFTER INSERT ON payout_accounts BEGIN
  UPDATE referrals SET unsettled = unsettled + 1
  WHERE (agent_id = NEW.agent_id AND referred_id IS NOT NULL) OR referred_id = NEW.agent_id;
END;

CREATE TRIGGER referral_paid_elsewhere AFTER UPDATE OF fingerprint ON payout_accounts WHEN NEW.fingerprint <> OLD.fingerprint BEGIN
  UPDATE referrals SET unsettled = unsettled + 1
  WHERE (agent_id = NEW.agent_id AND referred_id IS NOT NULL) OR referred_id = NEW.agent_id;
END;

CREATE TRIGGER referral_reached_elsewhere AFTER UPDATE OF phone, email ON users
WHEN NEW.user_type = 'agent' AND (NEW.phone IS NOT OLD.phone OR NEW.email <> OLD.email) BEGIN
  UPDATE referrals SET unsettled = unsettled + 1
  WHERE (agent_id = (SELECT id FROM agents WHERE user_id = NEW.id) AND referred_id IS NOT NULL)
    OR referred_id = (SELECT id FROM agents WHERE user_id = NEW.id);
END;

CREATE TRIGGER agent_ratings_reversed AFTER UPDATE OF state ON closes WHEN OLD.state = 'confirmed' AND NEW.state <> 'confirmed' BEGIN
  UPDATE agent_ratings SET reversed_at = coalesce(NEW.decided_at, NEW.reported_at) WHERE close_id = NEW.id;
END;

-- ---- Corrections, duplicates, research, social leads, commissions ----
CREATE TRIGGER company_report_made AFTER INSERT ON company_reports WHEN NEW.is_demo = 0 BEGIN
  UPDATE correction_cases SET reports = reports + 1 WHERE id = NEW.case_id;
END;

CREATE TRIGGER company_report_withdrawn AFTER UPDATE OF withdrawn_at ON company_reports
WHEN NEW.is_demo = 0 AND OLD.withdrawn_at IS NULL AND NEW.withdrawn_at IS NOT NULL AND NEW.closed_at IS NULL BEGIN
  UPDATE correction_cases SET reports = reports - 1 WHERE id = NEW.case_id;
END;

CREATE TRIGGER company_report_removed AFTER DELETE ON company_reports
WHEN OLD.is_demo = 0 AND OLD.withdrawn_at IS NULL AND OLD.closed_at IS NULL BEGIN
  UPDATE correction_cases SET reports = reports - 1 WHERE id = OLD.case_id;
END;

CREATE TRIGGER correction_case_decided AFTER UPDATE OF decided_at ON correction_cases WHEN NEW.decided_at IS NOT NULL BEGIN
  UPDATE company_reports SET closed_at = NEW.decided_at WHERE case_id = NEW.id AND withdrawn_at IS NULL;
END;

CREATE TRIGGER duplicate_groups_gone AFTER DELETE ON duplicate_groups BEGIN
  DELETE FROM duplicate_members WHERE group_id = old.id;
  DELETE FROM merged_rows WHERE group_id = old.id;
  UPDATE duplicate_counts SET count = count - 1 WHERE account_id = old.account_id AND list = old.list AND state = old.state;
END;

-- The last 20 errors of a source are kept.
CREATE TRIGGER research_errors_kept AFTER INSERT ON research_errors BEGIN
  DELETE FROM research_errors WHERE source_id = NEW.source_id AND id <= (
    SELECT id FROM research_errors WHERE source_id = NEW.source_id ORDER BY id DESC LIMIT 1 OFFSET 20);
END;

CREATE TRIGGER social_leads_gone AFTER DELETE ON social_leads BEGIN
  UPDATE social_lead_counts SET count = count - 1
  WHERE account_id = OLD.account_id AND platform = OLD.platform AND status = OLD.status AND lead_type = ifnull(OLD.lead_type, '');
  DELETE FROM social_lead_origins WHERE lead_id = OLD.id;
  DELETE FROM social_lead_touches WHERE lead_id = OLD.id;
  DELETE FROM social_campaign_leads WHERE lead_id = OLD.id;
  DELETE FROM social_lead_search WHERE rowid = OLD.id;
END;

CREATE TRIGGER social_imports_gone BEFORE DELETE ON social_imports BEGIN
  DELETE FROM social_import_rejects WHERE import_id = OLD.id;
END;

CREATE TRIGGER social_leads_merges_gone AFTER DELETE ON social_leads BEGIN
  DELETE FROM social_lead_merges WHERE lead_id = OLD.id;
END;

-- What the businesses have paid of an agent's deals, per account.
CREATE TRIGGER commission_covered AFTER UPDATE OF covered_at, state ON commissions
WHEN NEW.kind = 'deal' AND NEW.is_demo = 0
  AND (NEW.covered_at IS NOT NULL AND NEW.state <> 'reversed') <> (OLD.covered_at IS NOT NULL AND OLD.state <> 'reversed') BEGIN
  UPDATE commission_chains SET covered = covered + iif(NEW.covered_at IS NOT NULL AND NEW.state <> 'reversed', NEW.cents, -NEW.cents)
    WHERE agent_id = NEW.agent_id AND account_id = NEW.account_id;
END;

-- Shares and bonuses of a deal are paid from the same money, so they wait for the same payment.
CREATE TRIGGER commission_covered_with_its_deal AFTER UPDATE OF covered_at ON commissions
WHEN NEW.kind = 'deal' AND (NEW.covered_at IS NULL) <> (OLD.covered_at IS NULL) BEGIN
  UPDATE commissions SET covered_at = NEW.covered_at WHERE close_id = NEW.close_id AND kind IN ('share', 'bonus')
    AND state IN ('held', 'payable') AND NOT EXISTS (SELECT 1 FROM payouts p WHERE p.id = payout_id AND p.state = 'batched');
END;
