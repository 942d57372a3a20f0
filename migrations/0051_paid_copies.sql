-- An account's own copy of a company is the company that it paid for.
CREATE TRIGGER companies_copied AFTER INSERT ON companies
WHEN new.origin_id IS NOT NULL AND new.account_id IS NOT NULL BEGIN
  INSERT INTO paid_companies (account_id, company_id, paid_at)
  SELECT p.account_id, new.id, p.paid_at FROM paid_companies p WHERE p.account_id = new.account_id AND p.company_id = new.origin_id
  AND NOT EXISTS (SELECT 1 FROM paid_companies o WHERE o.account_id = new.account_id AND o.company_id = new.id);
END;
--> statement-breakpoint
INSERT INTO paid_companies (account_id, company_id, paid_at)
SELECT p.account_id, c.id, p.paid_at FROM companies c
JOIN paid_companies p ON p.account_id = c.account_id AND p.company_id = c.origin_id
WHERE c.origin_id IS NOT NULL
AND NOT EXISTS (SELECT 1 FROM paid_companies o WHERE o.account_id = c.account_id AND o.company_id = c.id);
