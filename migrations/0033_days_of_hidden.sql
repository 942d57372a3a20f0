-- Of what an account hides, its days are taken off under its negative id, as in company_counts.
INSERT INTO company_days
SELECT -h.account_id, c.created_at / 86400, -count(*)
FROM hidden_companies h JOIN companies c ON c.id = h.company_id
WHERE c.account_id IS NULL
GROUP BY 1, 2;
--> statement-breakpoint
CREATE TRIGGER company_days_hidden AFTER INSERT ON hidden_companies BEGIN
  INSERT INTO company_days
  SELECT -new.account_id, created_at / 86400, -1 FROM companies WHERE id = new.company_id AND account_id IS NULL
  ON CONFLICT (account_id, day) DO UPDATE SET count = count - 1;
END;
--> statement-breakpoint
CREATE TRIGGER company_days_unhidden AFTER DELETE ON hidden_companies BEGIN
  INSERT INTO company_days
  SELECT -old.account_id, created_at / 86400, 1 FROM companies WHERE id = old.company_id AND account_id IS NULL
  ON CONFLICT (account_id, day) DO UPDATE SET count = count + 1;
END;
