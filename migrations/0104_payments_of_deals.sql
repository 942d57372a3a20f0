DROP INDEX `commissions_due`;--> statement-breakpoint
DROP INDEX `commissions_agent_due`;--> statement-breakpoint
ALTER TABLE `commissions` ADD `close_id` integer;--> statement-breakpoint
ALTER TABLE `commissions` ADD `covered_at` integer;--> statement-breakpoint
CREATE INDEX `commissions_close` ON `commissions` (`close_id`) WHERE close_id is not null;--> statement-breakpoint
CREATE INDEX `commissions_agent_unpaid` ON `commissions` (`agent_id`,`cents`) WHERE covered_at is null and state in ('held', 'payable');--> statement-breakpoint
CREATE INDEX `commissions_to_cover` ON `commissions` (`account_id`,`id`) WHERE kind = 'deal' and covered_at is null and state in ('held', 'payable') and is_demo = 0;--> statement-breakpoint
CREATE INDEX `commissions_covered` ON `commissions` (`account_id`,`id`) WHERE kind = 'deal' and covered_at is not null and state in ('held', 'payable') and is_demo = 0;--> statement-breakpoint
CREATE INDEX `commissions_due` ON `commissions` (`due_at`) WHERE state = 'held' and due_at is not null and covered_at is not null;--> statement-breakpoint
CREATE INDEX `commissions_agent_due` ON `commissions` (`agent_id`,`due_at`) WHERE state = 'held' and due_at is not null and covered_at is not null;--> statement-breakpoint
ALTER TABLE `commission_chains` ADD `covered` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `fee_payments` ADD `pays` text DEFAULT 'fees' NOT NULL;--> statement-breakpoint
ALTER TABLE `fee_payments` ADD `reason` text;--> statement-breakpoint
CREATE INDEX `fee_payments_with_reason` ON `fee_payments` (`recorded_at`) WHERE reason is not null;--> statement-breakpoint
UPDATE commissions SET close_id = cast(substr(subject, instr(subject, ':') + 1) AS integer) WHERE kind IN ('deal', 'share');--> statement-breakpoint
UPDATE commissions SET close_id = (SELECT r.bonus_close_id FROM referrals r
  WHERE r.referred_id = cast(substr(commissions.subject, 7) AS integer)) WHERE kind = 'bonus' AND state <> 'reversed';--> statement-breakpoint
-- Nothing is paid for a demo, and we owe a joining bonus ourselves; what is paid or in a batch was paid ahead of the business.
UPDATE commissions SET covered_at = earned_at WHERE is_demo = 1 OR kind = 'signup' OR state = 'paid'
  OR (kind = 'bonus' AND close_id IS NULL) OR payout_id IN (SELECT id FROM payouts WHERE state IN ('batched', 'paid'));--> statement-breakpoint
UPDATE commissions SET covered_at = earned_at WHERE kind IN ('share', 'bonus') AND covered_at IS NULL
  AND close_id IN (SELECT d.close_id FROM commissions d WHERE d.kind = 'deal' AND d.covered_at IS NOT NULL);--> statement-breakpoint
UPDATE commission_chains SET covered = (SELECT coalesce(sum(c.cents), 0) FROM commissions c
  WHERE c.agent_id = commission_chains.agent_id AND c.account_id = commission_chains.account_id AND c.kind = 'deal'
    AND c.is_demo = 0 AND c.state <> 'reversed' AND c.covered_at IS NOT NULL);--> statement-breakpoint
CREATE TRIGGER commission_covered AFTER UPDATE OF covered_at, state ON commissions
WHEN NEW.kind = 'deal' AND NEW.is_demo = 0
  AND (NEW.covered_at IS NOT NULL AND NEW.state <> 'reversed') <> (OLD.covered_at IS NOT NULL AND OLD.state <> 'reversed') BEGIN
  UPDATE commission_chains SET covered = covered + iif(NEW.covered_at IS NOT NULL AND NEW.state <> 'reversed', NEW.cents, -NEW.cents)
    WHERE agent_id = NEW.agent_id AND account_id = NEW.account_id;
END;
--> statement-breakpoint
-- What the affiliate programme pays for a deal waits for the same money.
CREATE TRIGGER commission_covered_with_its_deal AFTER UPDATE OF covered_at ON commissions
WHEN NEW.kind = 'deal' AND (NEW.covered_at IS NULL) <> (OLD.covered_at IS NULL) BEGIN
  UPDATE commissions SET covered_at = NEW.covered_at WHERE close_id = NEW.close_id AND kind IN ('share', 'bonus')
    AND state IN ('held', 'payable') AND NOT EXISTS (SELECT 1 FROM payouts p WHERE p.id = payout_id AND p.state = 'batched');
END;
--> statement-breakpoint
DROP TRIGGER fee_payments_are_not_changed;
--> statement-breakpoint
-- Why one was undone is words, and goes after a time; all else stays.
CREATE TRIGGER fee_payments_are_not_changed BEFORE UPDATE ON fee_payments
WHEN NEW.id <> OLD.id OR NEW.account_id <> OLD.account_id OR NEW.pays <> OLD.pays OR NEW.cents <> OLD.cents
  OR NEW.reference <> OLD.reference OR NEW.paid_on <> OLD.paid_on OR NEW.reverses IS NOT OLD.reverses
  OR NEW.recorded_at <> OLD.recorded_at OR NEW.recorded_by <> OLD.recorded_by OR NEW.reason IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'payments of fees are append-only'); END;
