CREATE TABLE `lead_charges` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`company_id` integer NOT NULL,
	`company_name` text NOT NULL,
	`search_id` integer NOT NULL,
	`run_number` integer NOT NULL,
	`period` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lead_charges_once` ON `lead_charges` (`account_id`,`company_id`);--> statement-breakpoint
CREATE INDEX `lead_charges_account` ON `lead_charges` (`account_id`,`id`);--> statement-breakpoint
CREATE TABLE `first_party_companies` (
	`account_id` integer NOT NULL,
	`company_id` integer NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `company_id`)
);

-- ---- Companies an account named itself never cost it a lead ----
-- In the database because files, forms, pastes, replies and undo write contacts and companies.
CREATE TRIGGER contacts_name_companies AFTER INSERT ON contacts
WHEN new.account_id IS NOT NULL AND new.company_id IS NOT NULL AND new.origin_id IS NULL AND new.is_demo = 0 BEGIN
  INSERT OR IGNORE INTO first_party_companies (account_id, company_id, added_at)
  SELECT new.account_id, coalesce(c.origin_id, c.id), new.updated_at FROM companies c
  WHERE c.id = new.company_id AND (c.account_id IS NULL OR c.origin_id IS NOT NULL);
END;

CREATE TRIGGER contacts_moved_name_companies AFTER UPDATE OF company_id ON contacts
WHEN new.account_id IS NOT NULL AND new.company_id IS NOT NULL AND new.company_id IS NOT old.company_id
  AND new.origin_id IS NULL AND new.is_demo = 0 BEGIN
  INSERT OR IGNORE INTO first_party_companies (account_id, company_id, added_at)
  SELECT new.account_id, coalesce(c.origin_id, c.id), new.updated_at FROM companies c
  WHERE c.id = new.company_id AND (c.account_id IS NULL OR c.origin_id IS NOT NULL);
END;

CREATE TRIGGER companies_name_twins AFTER INSERT ON companies
WHEN new.account_id IS NOT NULL AND new.origin_id IS NULL AND new.is_demo = 0 BEGIN
  INSERT OR IGNORE INTO first_party_companies (account_id, company_id, added_at)
  SELECT new.account_id, s.id, new.updated_at FROM companies s
  WHERE s.name_key = new.name_key AND s.country IS new.country AND s.account_id IS NULL
  UNION SELECT new.account_id, s.id, new.updated_at FROM companies s
  WHERE s.domain = new.domain AND s.account_id IS NULL AND s.country IS new.country;
END;

-- ---- Existing accounts, recounted in their favour ----
INSERT OR IGNORE INTO first_party_companies (account_id, company_id, added_at)
SELECT k.account_id, coalesce(c.origin_id, c.id), min(k.created_at)
FROM contacts k CROSS JOIN companies c ON c.id = k.company_id AND (c.account_id IS NULL OR c.origin_id IS NOT NULL)
WHERE k.account_id IS NOT NULL AND k.origin_id IS NULL AND k.is_demo = 0
GROUP BY 1, 2;

INSERT OR IGNORE INTO first_party_companies (account_id, company_id, added_at)
SELECT account_id, origin_id, created_at FROM companies
WHERE account_id IS NOT NULL AND origin_id IS NOT NULL AND import_id IS NOT NULL AND is_demo = 0;

INSERT OR IGNORE INTO first_party_companies (account_id, company_id, added_at)
SELECT o.account_id, s.id, min(o.created_at)
FROM companies o CROSS JOIN companies s ON s.name_key = o.name_key AND s.country IS o.country AND s.account_id IS NULL
WHERE o.account_id IS NOT NULL AND o.origin_id IS NULL AND o.is_demo = 0
GROUP BY 1, 2;

INSERT OR IGNORE INTO first_party_companies (account_id, company_id, added_at)
SELECT o.account_id, s.id, min(o.created_at)
FROM companies o CROSS JOIN companies s ON s.domain = o.domain AND s.account_id IS NULL AND s.country IS o.country
WHERE o.account_id IS NOT NULL AND o.origin_id IS NULL AND o.is_demo = 0
GROUP BY 1, 2;

-- What was rightly charged: companies of the shared directory, each once, with the run that charged it where that is known.
INSERT INTO lead_charges (account_id, company_id, company_name, search_id, run_number, period, created_at)
SELECT p.account_id, s.id, s.name, coalesce(r.search_id, 0), coalesce(r.run_number, 0),
  coalesce(r.period, strftime('%Y-%m', p.paid_at, 'unixepoch')), min(p.paid_at)
FROM charged_companies p
LEFT JOIN companies own ON own.id = p.company_id AND own.account_id = p.account_id
LEFT JOIN discarded_overrides d ON d.account_id = p.account_id AND d.company_id = p.company_id
CROSS JOIN companies s ON s.id = coalesce(own.origin_id, d.shared_id, p.company_id) AND s.account_id IS NULL AND s.is_demo = 0
LEFT JOIN lead_ledger r ON r.id = coalesce(
  (SELECT l.id FROM leads k CROSS JOIN lead_ledger l
    ON l.search_id = k.search_id AND l.run_number = k.run_number AND l.kind = 'reserved'
    WHERE k.account_id = p.account_id AND k.company_id IN (p.company_id, s.id) AND k.is_charged = 1 LIMIT 1),
  (SELECT max(l.id) FROM lead_ledger l
    WHERE l.account_id = p.account_id AND l.kind = 'reserved' AND l.period <> 'demo' AND l.created_at <= p.paid_at))
WHERE NOT EXISTS (SELECT 1 FROM first_party_companies f WHERE f.account_id = p.account_id AND f.company_id = s.id)
GROUP BY p.account_id, s.id;

-- A period that counts more than its charges and the runs under way goes down to them. Its line names the newest run.
INSERT INTO lead_ledger (account_id, period, search_id, run_number, kind, leads, balance, created_at)
SELECT account_id, period, search_id, run_number, 'recounted', fair - balance, fair, unixepoch()
FROM (
  SELECT n.account_id, n.period, n.balance, r.search_id, r.run_number,
    (SELECT count(*) FROM lead_charges c WHERE c.account_id = n.account_id AND c.period = n.period)
    + (SELECT coalesce(sum(o.leads), 0) FROM lead_ledger o CROSS JOIN lead_searches s ON s.id = o.search_id
        AND s.account_id = o.account_id AND s.run_number = o.run_number AND s.status = 'running'
        WHERE o.account_id = n.account_id AND o.period = n.period AND o.kind = 'reserved') AS fair
  FROM lead_ledger n
  CROSS JOIN lead_ledger r ON r.id = (SELECT max(l.id) FROM lead_ledger l
    WHERE l.account_id = n.account_id AND l.period = n.period AND l.kind = 'reserved')
  WHERE n.period <> 'demo' AND n.id = (SELECT max(l.id) FROM lead_ledger l
    WHERE l.account_id = n.account_id AND l.period = n.period))
WHERE fair < balance;

CREATE TRIGGER lead_charges_are_not_changed BEFORE UPDATE ON lead_charges
BEGIN
  SELECT RAISE(ABORT, 'charges of leads are append-only');
END;

CREATE TRIGGER lead_charges_are_not_removed BEFORE DELETE ON lead_charges
BEGIN
  SELECT RAISE(ABORT, 'charges of leads are append-only');
END;
