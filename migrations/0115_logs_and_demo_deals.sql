CREATE TABLE `audit_counts` (
	`action` text PRIMARY KEY NOT NULL,
	`entries` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `audit_log_action`;--> statement-breakpoint
DROP INDEX `audit_log_actor`;--> statement-breakpoint
DROP INDEX `audit_log_target`;--> statement-breakpoint
CREATE INDEX `audit_log_time` ON `audit_log` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_failed` ON `audit_log` (`address`,`at`) WHERE action = 'fail-sign-in';--> statement-breakpoint
CREATE INDEX `audit_log_action` ON `audit_log` (`action`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_actor` ON `audit_log` (`actor_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_target` ON `audit_log` (`target`,`at`,`id`);--> statement-breakpoint
INSERT INTO audit_counts SELECT action, count(*) FROM audit_log GROUP BY action;--> statement-breakpoint
CREATE TRIGGER audit_log_counted AFTER INSERT ON audit_log BEGIN
  INSERT INTO audit_counts VALUES (NEW.action, 1) ON CONFLICT (action) DO UPDATE SET entries = entries + 1;
END;
--> statement-breakpoint
CREATE TRIGGER audit_log_uncounted AFTER DELETE ON audit_log BEGIN
  UPDATE audit_counts SET entries = entries - 1 WHERE action = OLD.action;
END;
--> statement-breakpoint
DROP TRIGGER audit_log_is_not_shortened;--> statement-breakpoint
-- Failed sign-ins are kept for their period only.
CREATE TRIGGER audit_log_is_not_shortened BEFORE DELETE ON audit_log WHEN OLD.action <> 'fail-sign-in'
BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('failed-sign-ins', 90);

--> statement-breakpoint
-- Ready for a decision means that the interview was held; a booked one is only booked.
DROP VIEW application_stages;--> statement-breakpoint
CREATE VIEW application_stages AS
SELECT a.id AS agent_id, a.country AS country, CASE
  WHEN u.deactivated_at IS NOT NULL THEN 'gone'
  WHEN a.rejected_at IS NOT NULL THEN 'declined'
  WHEN a.reviewed_at IS NOT NULL THEN 'approved'
  WHEN coalesce(o.video_at, o.completed_at) IS NOT NULL AND o.test_at IS NOT NULL AND o.cv_at IS NOT NULL AND o.profile_at IS NOT NULL
    AND EXISTS (SELECT 1 FROM interviews i WHERE i.agent_id = a.id AND i.state = 'held') THEN 'ready'
  WHEN EXISTS (SELECT 1 FROM interviews i WHERE i.agent_id = a.id AND i.state IN ('booked', 'held')) THEN 'interview'
  WHEN o.video_at IS NOT NULL THEN 'video'
  WHEN o.test_at IS NOT NULL THEN 'test'
  WHEN o.cv_at IS NOT NULL THEN 'cv'
  WHEN o.profile_at IS NOT NULL THEN 'profile'
  ELSE 'applied' END AS stage
FROM agents a JOIN users u ON u.id = a.user_id LEFT JOIN onboardings o ON o.agent_id = a.id;
--> statement-breakpoint
CREATE TRIGGER application_interview_booked AFTER INSERT ON interviews BEGIN
  UPDATE applications SET stage = (SELECT stage FROM application_stages WHERE agent_id = NEW.agent_id)
  WHERE agent_id = NEW.agent_id;
END;
--> statement-breakpoint
CREATE TRIGGER application_interview_moved AFTER UPDATE OF state ON interviews BEGIN
  UPDATE applications SET stage = (SELECT stage FROM application_stages WHERE agent_id = NEW.agent_id)
  WHERE agent_id = NEW.agent_id;
END;
--> statement-breakpoint
CREATE TRIGGER application_interview_removed AFTER DELETE ON interviews BEGIN
  UPDATE applications SET stage = (SELECT stage FROM application_stages WHERE agent_id = OLD.agent_id)
  WHERE agent_id = OLD.agent_id;
END;
--> statement-breakpoint
UPDATE applications SET stage = (SELECT stage FROM application_stages s WHERE s.agent_id = applications.agent_id)
WHERE stage IN ('interview', 'ready');

--> statement-breakpoint
-- A deal with a demo side is a demo deal: what was written without the mark gets it, and leaves the figures of real sides.
UPDATE agent_figures SET
  closed = max(0, closed - (SELECT count(*) FROM shared_leads l JOIN accounts a ON a.id = l.account_id AND a.is_demo = 1
    WHERE l.agent_id = agent_figures.agent_id AND l.is_demo = 0 AND l.state = 'closed')),
  lost = max(0, lost - (SELECT count(*) FROM shared_leads l JOIN accounts a ON a.id = l.account_id AND a.is_demo = 1
    WHERE l.agent_id = agent_figures.agent_id AND l.is_demo = 0 AND l.state = 'lost'))
WHERE agent_id IN (SELECT l.agent_id FROM shared_leads l JOIN accounts a ON a.id = l.account_id AND a.is_demo = 1
    JOIN agents g ON g.id = l.agent_id JOIN users u ON u.id = g.user_id AND u.is_demo = 0 WHERE l.is_demo = 0);
--> statement-breakpoint
UPDATE shared_leads SET is_demo = 1 WHERE is_demo = 0 AND (
  account_id IN (SELECT id FROM accounts WHERE is_demo = 1)
  OR agent_id IN (SELECT g.id FROM agents g JOIN users u ON u.id = g.user_id WHERE u.is_demo = 1));
--> statement-breakpoint
UPDATE closes SET is_demo = 1 WHERE is_demo = 0 AND is_test = 0 AND (
  account_id IN (SELECT id FROM accounts WHERE is_demo = 1)
  OR agent_id IN (SELECT g.id FROM agents g JOIN users u ON u.id = g.user_id WHERE u.is_demo = 1));
--> statement-breakpoint
UPDATE agents SET
  leads_closed = max(0, leads_closed - (SELECT count(*) FROM closes c
    WHERE c.agent_id = agents.id AND c.is_demo = 1 AND c.is_test = 0 AND c.state IN ('reported', 'confirmed'))),
  lead_value = max(0, lead_value - (SELECT coalesce(sum(c.value), 0) FROM closes c
    WHERE c.agent_id = agents.id AND c.is_demo = 1 AND c.is_test = 0 AND c.state IN ('reported', 'confirmed')))
WHERE user_id IN (SELECT id FROM users WHERE is_demo = 0) AND id IN (SELECT agent_id FROM closes WHERE is_demo = 1 AND is_test = 0);
--> statement-breakpoint
UPDATE agents SET tier = CASE
  WHEN leads_closed >= 60 OR lead_value >= 50000000 THEN 'platinum'
  WHEN leads_closed >= 30 OR lead_value >= 15000000 THEN 'gold'
  WHEN leads_closed >= 15 OR lead_value >= 5000000 THEN 'silver'
  WHEN leads_closed >= 5 OR lead_value >= 1000000 THEN 'bronze'
  ELSE 'entry' END
WHERE user_id IN (SELECT id FROM users WHERE is_demo = 0) AND id IN (SELECT agent_id FROM closes WHERE is_demo = 1 AND is_test = 0);
--> statement-breakpoint
UPDATE referrals SET is_demo = 1 WHERE is_demo = 0 AND (
  agent_id IN (SELECT g.id FROM agents g JOIN users u ON u.id = g.user_id WHERE u.is_demo = 1)
  OR referred_id IN (SELECT g.id FROM agents g JOIN users u ON u.id = g.user_id WHERE u.is_demo = 1));
--> statement-breakpoint
UPDATE commissions SET is_demo = 1, covered_at = coalesce(covered_at, earned_at) WHERE is_demo = 0 AND (
  close_id IN (SELECT id FROM closes WHERE is_demo = 1)
  OR account_id IN (SELECT id FROM accounts WHERE is_demo = 1)
  OR agent_id IN (SELECT g.id FROM agents g JOIN users u ON u.id = g.user_id WHERE u.is_demo = 1));
--> statement-breakpoint
-- A request that had demo commission is for the rest of it, or for nothing.
UPDATE payouts SET cents = (SELECT coalesce(sum(c.cents), 0) FROM commissions c WHERE c.payout_id = payouts.id AND c.is_demo = 0)
WHERE state = 'requested' AND is_demo = 0 AND id IN (SELECT payout_id FROM commissions WHERE payout_id IS NOT NULL AND is_demo = 1);
--> statement-breakpoint
UPDATE commissions SET payout_id = NULL WHERE is_demo = 1
  AND payout_id IN (SELECT id FROM payouts WHERE state = 'requested' AND is_demo = 0);
--> statement-breakpoint
UPDATE payouts SET state = 'cancelled', ended_at = unixepoch() WHERE state = 'requested' AND is_demo = 0 AND cents = 0;
--> statement-breakpoint
UPDATE commission_chains SET is_demo = account_id IN (SELECT id FROM accounts WHERE is_demo = 1)
  OR agent_id IN (SELECT g.id FROM agents g JOIN users u ON u.id = g.user_id WHERE u.is_demo = 1);
--> statement-breakpoint
UPDATE commission_chains SET
  (deals, deal_value, held, payable, paid, covered) = (SELECT
      coalesce(sum(c.kind = 'deal' AND c.state <> 'reversed'), 0),
      coalesce(sum(iif(c.kind = 'deal' AND c.state <> 'reversed', c.base, 0)), 0),
      coalesce(sum(iif(c.state = 'held', c.cents, 0)), 0),
      coalesce(sum(iif(c.state = 'payable', c.cents, 0)), 0),
      coalesce(sum(iif(c.state = 'paid', c.cents, 0)), 0),
      coalesce(sum(iif(c.kind = 'deal' AND c.state <> 'reversed' AND c.is_demo = 0 AND c.covered_at IS NOT NULL, c.cents, 0)), 0)
    FROM commissions c WHERE c.agent_id = commission_chains.agent_id AND c.account_id = commission_chains.account_id
      AND c.is_demo = commission_chains.is_demo),
  fees = (SELECT coalesce(sum(d.fee), 0) FROM closes d WHERE d.agent_id = commission_chains.agent_id
    AND d.account_id = commission_chains.account_id AND d.state = 'confirmed' AND d.is_demo = commission_chains.is_demo)
WHERE EXISTS (SELECT 1 FROM commissions c WHERE c.agent_id = commission_chains.agent_id
  AND c.account_id = commission_chains.account_id AND c.is_demo = 1);
--> statement-breakpoint
DROP TRIGGER referral_joined;
--> statement-breakpoint
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
--> statement-breakpoint
DELETE FROM mails WHERE state = 'queued' AND (lower(to_address) IN (SELECT email_key FROM users WHERE is_demo = 1)
  OR lower(to_address) IN (SELECT lower(email) FROM interviewers WHERE is_demo = 1));
--> statement-breakpoint
-- Demo people are never mailed, whoever writes to them.
CREATE TRIGGER mails_not_to_demo BEFORE INSERT ON mails
WHEN EXISTS (SELECT 1 FROM users WHERE email_key = lower(NEW.to_address) AND is_demo = 1)
  OR EXISTS (SELECT 1 FROM interviewers WHERE is_demo = 1 AND lower(email) = lower(NEW.to_address))
BEGIN SELECT RAISE(IGNORE); END;
