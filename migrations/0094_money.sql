CREATE TABLE `fee_payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`cents` integer NOT NULL,
	`reference` text NOT NULL,
	`paid_on` text NOT NULL,
	`reverses` integer,
	`recorded_at` integer NOT NULL,
	`recorded_by` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fee_payments_reverses_unique` ON `fee_payments` (`reverses`);--> statement-breakpoint
CREATE INDEX `fee_payments_account` ON `fee_payments` (`account_id`,`id`);--> statement-breakpoint
CREATE TABLE `referral_counts` (
	`agent_id` integer PRIMARY KEY NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`active` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE `payout_accounts` ADD `left_at` integer;--> statement-breakpoint
CREATE INDEX `payout_accounts_left` ON `payout_accounts` (`left_at`) WHERE left_at is not null;--> statement-breakpoint
ALTER TABLE `payout_batches` ADD `is_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `closes_with_reason` ON `closes` (`answered_at`) WHERE reason is not null and state <> 'disputed';--> statement-breakpoint
CREATE INDEX `commissions_agent_due` ON `commissions` (`agent_id`,`due_at`) WHERE state = 'held' and due_at is not null;--> statement-breakpoint
CREATE INDEX `payouts_requested` ON `payouts` (`id`) WHERE state = 'requested' and is_demo = 0;--> statement-breakpoint
CREATE INDEX `payouts_with_reason` ON `payouts` (`ended_at`) WHERE reason is not null;--> statement-breakpoint
CREATE TRIGGER fee_payments_are_not_changed BEFORE UPDATE ON fee_payments BEGIN SELECT RAISE(ABORT, 'payments of fees are append-only'); END;
--> statement-breakpoint
CREATE TRIGGER fee_payments_are_not_removed BEFORE DELETE ON fee_payments BEGIN SELECT RAISE(ABORT, 'payments of fees are append-only'); END;
--> statement-breakpoint
INSERT INTO referral_counts (agent_id, total, active)
SELECT agent_id, count(*), sum(state = 'approved') FROM referrals GROUP BY agent_id;--> statement-breakpoint
CREATE TRIGGER referral_counted AFTER INSERT ON referrals BEGIN
  INSERT INTO referral_counts (agent_id, total, active) VALUES (NEW.agent_id, 1, NEW.state = 'approved')
  ON CONFLICT (agent_id) DO UPDATE SET total = total + 1, active = active + excluded.active;
END;
--> statement-breakpoint
CREATE TRIGGER referral_counted_anew AFTER UPDATE OF state ON referrals WHEN (NEW.state = 'approved') <> (OLD.state = 'approved') BEGIN
  UPDATE referral_counts SET active = active + (NEW.state = 'approved') - (OLD.state = 'approved') WHERE agent_id = NEW.agent_id;
END;
--> statement-breakpoint
CREATE TRIGGER referral_gone AFTER DELETE ON referrals BEGIN
  UPDATE referral_counts SET total = total - 1, active = active - (OLD.state = 'approved') WHERE agent_id = OLD.agent_id;
END;
--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('money-words', 730), ('left-payout-accounts', 90);
