-- Writes revenue_entries again from the rows they are made of; triggers keep revenue_totals. Recurring revenue starts with
-- the current period of each subscription: how it changed before is known by the entries alone.
DELETE FROM revenue_entries;

INSERT INTO revenue_entries (figure, subject, account_id, plan, month, cents, at)
SELECT 'paid', 'payment:' || p.id, p.account_id, coalesce(i.plan, 'extra'), strftime('%Y-%m', p.at, 'unixepoch'), p.cents, p.at
FROM payments p JOIN invoices i ON i.id = p.invoice_id WHERE i.is_demo = 0 ORDER BY p.id;

INSERT INTO revenue_entries (figure, subject, account_id, plan, month, cents, at)
SELECT 'outstanding', 'invoice:' || id, account_id, coalesce(plan, 'extra'), strftime('%Y-%m', issued_at, 'unixepoch'), total, issued_at
FROM invoices WHERE is_demo = 0 AND state = 'open' ORDER BY id;

INSERT INTO revenue_recurring
SELECT account_id, plan, billing, 1, period_start FROM subscriptions
WHERE is_demo = 0 AND period_start IS NOT NULL AND ended_at IS NULL AND cancelled_at IS NULL;

INSERT INTO revenue_entries (figure, subject, account_id, plan, month, cents, at)
SELECT f.figure, 'close:' || c.id, c.account_id, coalesce(a.former_plan, a.plan), strftime('%Y-%m', c.answered_at, 'unixepoch'),
  iif(f.figure = 'fees', c.fee, c.commission), c.answered_at
FROM closes c JOIN accounts a ON a.id = c.account_id, (SELECT 'fees' AS figure UNION ALL SELECT 'commissions') f
WHERE c.is_demo = 0 AND c.is_test = 0 AND c.state = 'confirmed' AND iif(f.figure = 'fees', c.fee, c.commission) > 0 ORDER BY c.id;

INSERT INTO revenue_entries (figure, subject, account_id, plan, month, cents, at)
SELECT iif(p.pays = 'fees', 'fees', 'commissions'), 'fee-payment:' || p.id, p.account_id, coalesce(a.former_plan, a.plan),
  strftime('%Y-%m', p.recorded_at, 'unixepoch'), -p.cents, p.recorded_at
FROM fee_payments p JOIN accounts a ON a.id = p.account_id WHERE a.is_demo = 0 ORDER BY p.id;
