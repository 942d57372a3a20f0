-- Records that are evidence: refused in the database, so that no code path can change them.

CREATE TRIGGER audit_log_is_not_changed BEFORE UPDATE ON audit_log
BEGIN
  SELECT RAISE(ABORT, 'the audit log is append-only');
END;

-- Failed sign-ins have a retention period; every other entry stays.
CREATE TRIGGER audit_log_is_not_shortened BEFORE DELETE ON audit_log WHEN OLD.action <> 'fail-sign-in'
BEGIN
  SELECT RAISE(ABORT, 'the audit log is append-only');
END;

CREATE TRIGGER commission_entries_are_not_changed BEFORE UPDATE ON commission_entries
BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;

-- Only demo work can be removed from the ledger.
CREATE TRIGGER commission_entries_are_not_removed BEFORE DELETE ON commission_entries WHEN OLD.is_demo = 0
BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only');
END;

CREATE TRIGGER payments_stay BEFORE UPDATE ON payments
BEGIN
  SELECT RAISE(ABORT, 'a payment is never changed');
END;

CREATE TRIGGER payments_kept BEFORE DELETE ON payments
BEGIN
  SELECT RAISE(ABORT, 'a payment is never removed');
END;

CREATE TRIGGER invoices_stay BEFORE UPDATE OF number, account_id, kind, plan, billing, leads, lead_period, lines, net,
  tax_percent, tax, total, is_demo ON invoices
BEGIN
  SELECT RAISE(ABORT, 'an invoice changes its state only');
END;

CREATE TRIGGER invoices_kept BEFORE DELETE ON invoices WHEN OLD.is_demo = 0
BEGIN
  SELECT RAISE(ABORT, 'an invoice is never removed');
END;

CREATE TRIGGER fee_payments_are_not_removed BEFORE DELETE ON fee_payments
BEGIN
  SELECT RAISE(ABORT, 'payments of fees are append-only');
END;

-- Only the reason of a reversal may be cleared: it is free text and has a retention period.
CREATE TRIGGER fee_payments_are_not_changed BEFORE UPDATE ON fee_payments
WHEN NEW.id <> OLD.id OR NEW.account_id <> OLD.account_id OR NEW.pays <> OLD.pays OR NEW.cents <> OLD.cents
  OR NEW.reference <> OLD.reference OR NEW.paid_on <> OLD.paid_on OR NEW.reverses IS NOT OLD.reverses
  OR NEW.recorded_at <> OLD.recorded_at OR NEW.recorded_by <> OLD.recorded_by OR NEW.reason IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'payments of fees are append-only');
END;

-- Demo people never get an email, whichever code writes it.
CREATE TRIGGER transactional_emails_not_to_demo BEFORE INSERT ON transactional_emails
WHEN EXISTS (SELECT 1 FROM users WHERE email_key = lower(NEW.to_address) AND is_demo = 1)
  OR EXISTS (SELECT 1 FROM interviewers WHERE is_demo = 1 AND lower(email) = lower(NEW.to_address))
BEGIN
  SELECT RAISE(IGNORE);
END;
