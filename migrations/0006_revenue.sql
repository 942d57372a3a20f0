-- What the revenue screen lists: payments, open invoices, recurring plans, and deals with their fees and commissions.
-- Demo rows are never written. `at` and `month` are UTC, `cents` US cents.

CREATE TABLE revenue_entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  figure TEXT NOT NULL,
  subject TEXT NOT NULL,
  account_id INTEGER NOT NULL,
  plan TEXT NOT NULL,
  month TEXT NOT NULL,
  cents INTEGER NOT NULL,
  at INTEGER NOT NULL
);

CREATE UNIQUE INDEX revenue_entries_once ON revenue_entries (figure, subject) WHERE figure <> 'recurring_change';

CREATE INDEX revenue_entries_newest ON revenue_entries (figure, id);

CREATE INDEX revenue_entries_month ON revenue_entries (figure, month, id);

CREATE INDEX revenue_entries_plan ON revenue_entries (figure, plan, id);

CREATE INDEX revenue_entries_month_plan ON revenue_entries (figure, month, plan, id);

-- Sums by month and plan; the month 'all' is the sum of every month.
CREATE TABLE revenue_totals (
  figure TEXT NOT NULL,
  month TEXT NOT NULL,
  plan TEXT NOT NULL,
  cents INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (month, figure, plan)
) WITHOUT ROWID;

CREATE TRIGGER revenue_entries_added AFTER INSERT ON revenue_entries BEGIN
  INSERT INTO revenue_totals SELECT NEW.figure, month, NEW.plan, NEW.cents, 1
  FROM (SELECT NEW.month AS month UNION ALL SELECT 'all') WHERE true
  ON CONFLICT (month, figure, plan) DO UPDATE SET cents = cents + excluded.cents, count = count + 1;
END;

CREATE TRIGGER revenue_entries_removed AFTER DELETE ON revenue_entries BEGIN
  UPDATE revenue_totals SET cents = cents - OLD.cents, count = count - 1
  WHERE figure = OLD.figure AND plan = OLD.plan AND month IN (OLD.month, 'all');
END;

CREATE TRIGGER revenue_paid AFTER INSERT ON payments
WHEN (SELECT is_demo FROM invoices WHERE id = NEW.invoice_id) = 0 BEGIN
  INSERT INTO revenue_entries (figure, subject, account_id, plan, month, cents, at)
  SELECT 'paid', 'payment:' || NEW.id, NEW.account_id, coalesce(plan, 'extra'), strftime('%Y-%m', NEW.at, 'unixepoch'), NEW.cents, NEW.at
  FROM invoices WHERE id = NEW.invoice_id;
END;

CREATE TRIGGER revenue_invoiced AFTER INSERT ON invoices WHEN NEW.is_demo = 0 AND NEW.state = 'open' BEGIN
  INSERT INTO revenue_entries (figure, subject, account_id, plan, month, cents, at)
  VALUES ('outstanding', 'invoice:' || NEW.id, NEW.account_id, coalesce(NEW.plan, 'extra'),
    strftime('%Y-%m', NEW.issued_at, 'unixepoch'), NEW.total, NEW.issued_at);
END;

CREATE TRIGGER revenue_settled AFTER UPDATE OF state ON invoices
WHEN NEW.is_demo = 0 AND OLD.state = 'open' AND NEW.state <> 'open' BEGIN
  DELETE FROM revenue_entries WHERE figure = 'outstanding' AND subject = 'invoice:' || NEW.id;
END;

CREATE TRIGGER revenue_reopened AFTER UPDATE OF state ON invoices
WHEN NEW.is_demo = 0 AND OLD.state <> 'open' AND NEW.state = 'open' BEGIN
  INSERT INTO revenue_entries (figure, subject, account_id, plan, month, cents, at)
  VALUES ('outstanding', 'invoice:' || NEW.id, NEW.account_id, coalesce(NEW.plan, 'extra'),
    strftime('%Y-%m', NEW.issued_at, 'unixepoch'), NEW.total, NEW.issued_at);
END;

-- One insert for each change of a recurring plan: its trigger ends the previous entry and adds the new one, both as
-- changes of the month.
CREATE VIEW revenue_recurring AS SELECT 0 AS account_id, '' AS plan, '' AS billing, 0 AS recurs, 0 AS at WHERE false;

CREATE TRIGGER revenue_recurring_noted INSTEAD OF INSERT ON revenue_recurring BEGIN
  INSERT INTO revenue_entries (figure, subject, account_id, plan, month, cents, at)
  SELECT 'recurring_change', subject, account_id, plan, strftime('%Y-%m', NEW.at, 'unixepoch'), -cents, NEW.at
  FROM revenue_entries WHERE figure = 'recurring' AND subject = 'subscription:' || NEW.account_id;
  DELETE FROM revenue_entries WHERE figure = 'recurring' AND subject = 'subscription:' || NEW.account_id;
  INSERT INTO revenue_entries (figure, subject, account_id, plan, month, cents, at)
  SELECT 'recurring', 'subscription:' || NEW.account_id, NEW.account_id, NEW.plan, strftime('%Y-%m', NEW.at, 'unixepoch'),
    iif(NEW.billing = 'annual', cast(round((lines ->> '$[0].cents') / 12.0) AS INTEGER), lines ->> '$[0].cents'), NEW.at
  FROM invoices WHERE NEW.recurs AND id = (
    SELECT max(id) FROM invoices WHERE account_id = NEW.account_id AND state = 'paid' AND kind <> 'extra'
      AND plan = NEW.plan AND billing = NEW.billing);
  INSERT INTO revenue_entries (figure, subject, account_id, plan, month, cents, at)
  SELECT 'recurring_change', subject, account_id, plan, month, cents, at
  FROM revenue_entries WHERE figure = 'recurring' AND subject = 'subscription:' || NEW.account_id;
END;

CREATE TRIGGER revenue_subscribed AFTER INSERT ON subscriptions WHEN NEW.is_demo = 0 BEGIN
  INSERT INTO revenue_recurring VALUES (NEW.account_id, NEW.plan, NEW.billing,
    NEW.period_start IS NOT NULL AND NEW.ended_at IS NULL AND NEW.cancelled_at IS NULL, NEW.changed_at);
END;

CREATE TRIGGER revenue_subscription_changed AFTER UPDATE ON subscriptions
WHEN NEW.is_demo = 0 AND (OLD.plan <> NEW.plan OR OLD.billing <> NEW.billing
  OR (OLD.period_start IS NOT NULL AND OLD.ended_at IS NULL AND OLD.cancelled_at IS NULL)
    <> (NEW.period_start IS NOT NULL AND NEW.ended_at IS NULL AND NEW.cancelled_at IS NULL)) BEGIN
  INSERT INTO revenue_recurring VALUES (NEW.account_id, NEW.plan, NEW.billing,
    NEW.period_start IS NOT NULL AND NEW.ended_at IS NULL AND NEW.cancelled_at IS NULL, NEW.changed_at);
END;

CREATE TRIGGER revenue_subscription_removed AFTER DELETE ON subscriptions WHEN OLD.is_demo = 0 BEGIN
  INSERT INTO revenue_recurring VALUES (OLD.account_id, OLD.plan, OLD.billing, 0, unixepoch());
END;

CREATE TRIGGER revenue_confirmed AFTER UPDATE OF state ON closes
WHEN NEW.is_demo = 0 AND NEW.is_test = 0 AND OLD.state <> 'confirmed' AND NEW.state = 'confirmed' BEGIN
  INSERT INTO revenue_entries (figure, subject, account_id, plan, month, cents, at)
  SELECT figure, 'close:' || NEW.id, NEW.account_id, coalesce(a.former_plan, a.plan), strftime('%Y-%m', NEW.answered_at, 'unixepoch'),
    cents, NEW.answered_at
  FROM accounts a, (SELECT 'fees' AS figure, NEW.fee AS cents UNION ALL SELECT 'commissions', NEW.commission)
  WHERE a.id = NEW.account_id AND cents > 0;
END;

CREATE TRIGGER revenue_close_reversed AFTER UPDATE OF state ON closes
WHEN NEW.is_demo = 0 AND OLD.state = 'confirmed' AND NEW.state <> 'confirmed' BEGIN
  DELETE FROM revenue_entries WHERE figure IN ('fees', 'commissions') AND subject = 'close:' || NEW.id;
END;

CREATE TRIGGER revenue_fees_received AFTER INSERT ON fee_payments
WHEN (SELECT is_demo FROM accounts WHERE id = NEW.account_id) = 0 BEGIN
  INSERT INTO revenue_entries (figure, subject, account_id, plan, month, cents, at)
  SELECT iif(NEW.pays = 'fees', 'fees', 'commissions'), 'fee-payment:' || NEW.id, NEW.account_id, coalesce(former_plan, plan),
    strftime('%Y-%m', NEW.recorded_at, 'unixepoch'), -NEW.cents, NEW.recorded_at
  FROM accounts WHERE id = NEW.account_id;
END;
