CREATE TABLE `closes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`agent_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`shared_lead_id` integer,
	`state` text NOT NULL,
	`value` integer NOT NULL,
	`tier` text NOT NULL,
	`rate` integer NOT NULL,
	`commission` integer NOT NULL,
	`fee_rate` integer,
	`fee` integer,
	`reported_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`answered_at` integer,
	`answered_by` integer,
	`reason` text,
	`decided_at` integer,
	`decided_by` integer,
	`is_test` integer DEFAULT false NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `closes_lead` ON `closes` (`shared_lead_id`) WHERE shared_lead_id is not null and state <> 'rejected';--> statement-breakpoint
CREATE INDEX `closes_agent` ON `closes` (`agent_id`,`id`);--> statement-breakpoint
CREATE INDEX `closes_account` ON `closes` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `closes_waiting` ON `closes` (`account_id`,`id`) WHERE state = 'reported';--> statement-breakpoint
CREATE INDEX `closes_disputed` ON `closes` (`id`) WHERE state = 'disputed' and is_demo = 0;--> statement-breakpoint
CREATE INDEX `closes_silent` ON `closes` (`due_at`) WHERE state = 'reported' and is_demo = 0;--> statement-breakpoint
CREATE TABLE `commission_chains` (
	`agent_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`hash` text NOT NULL,
	`deals` integer NOT NULL,
	`deal_value` integer NOT NULL,
	`held` integer NOT NULL,
	`payable` integer NOT NULL,
	`paid` integer NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`agent_id`, `account_id`)
);
--> statement-breakpoint
CREATE INDEX `commission_chains_account` ON `commission_chains` (`account_id`,`agent_id`);--> statement-breakpoint
CREATE TABLE `commission_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`agent_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`subject` text NOT NULL,
	`fact` text NOT NULL,
	`cents` integer NOT NULL,
	`base` integer NOT NULL,
	`rate` integer NOT NULL,
	`at` integer NOT NULL,
	`payout` integer NOT NULL,
	`previous` text NOT NULL,
	`hash` text NOT NULL,
	`signature` text NOT NULL,
	`public_key` text NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `commission_entries_chain` ON `commission_entries` (`agent_id`,`account_id`,`seq`);--> statement-breakpoint
CREATE UNIQUE INDEX `commission_entries_once` ON `commission_entries` (`subject`,`fact`);--> statement-breakpoint
CREATE TABLE `commissions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subject` text NOT NULL,
	`agent_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`kind` text NOT NULL,
	`cents` integer NOT NULL,
	`base` integer NOT NULL,
	`rate` integer NOT NULL,
	`state` text NOT NULL,
	`earned_at` integer NOT NULL,
	`due_at` integer,
	`payout_id` integer,
	`is_demo` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `commissions_subject_unique` ON `commissions` (`subject`);--> statement-breakpoint
CREATE INDEX `commissions_agent` ON `commissions` (`agent_id`,`id`);--> statement-breakpoint
CREATE INDEX `commissions_agent_state` ON `commissions` (`agent_id`,`state`,`id`);--> statement-breakpoint
CREATE INDEX `commissions_agent_earned` ON `commissions` (`agent_id`,`earned_at`);--> statement-breakpoint
CREATE INDEX `commissions_due` ON `commissions` (`due_at`) WHERE state = 'held' and due_at is not null;--> statement-breakpoint
CREATE INDEX `commissions_payout` ON `commissions` (`payout_id`) WHERE payout_id is not null;--> statement-breakpoint
CREATE TABLE `payout_accounts` (
	`agent_id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`sealed` text NOT NULL,
	`hint` text NOT NULL,
	`fingerprint` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payout_accounts_fingerprint` ON `payout_accounts` (`fingerprint`);--> statement-breakpoint
CREATE TABLE `payout_batches` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `payouts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`agent_id` integer NOT NULL,
	`state` text NOT NULL,
	`cents` integer NOT NULL,
	`kind` text NOT NULL,
	`sealed` text,
	`hint` text NOT NULL,
	`requested_at` integer NOT NULL,
	`batch_id` integer,
	`ended_at` integer,
	`ended_by` integer,
	`reference` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payouts_open` ON `payouts` (`agent_id`) WHERE state in ('requested', 'batched');--> statement-breakpoint
CREATE INDEX `payouts_agent` ON `payouts` (`agent_id`,`id`);--> statement-breakpoint
CREATE INDEX `payouts_waiting` ON `payouts` (`kind`,`id`) WHERE state = 'requested';--> statement-breakpoint
CREATE INDEX `payouts_batch` ON `payouts` (`batch_id`);--> statement-breakpoint
CREATE TABLE `referrals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`agent_id` integer NOT NULL,
	`email` text,
	`email_hash` text,
	`notes` text,
	`state` text NOT NULL,
	`referred_id` integer,
	`created_at` integer NOT NULL,
	`joined_at` integer,
	`is_demo` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `referrals_referred_id_unique` ON `referrals` (`referred_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `referrals_email` ON `referrals` (`agent_id`,`email_hash`);--> statement-breakpoint
CREATE INDEX `referrals_agent` ON `referrals` (`agent_id`,`id`);--> statement-breakpoint
CREATE INDEX `referrals_of_email` ON `referrals` (`email_hash`);--> statement-breakpoint
-- The ledger only grows; demo work alone can be removed.
CREATE TRIGGER commission_entries_are_not_changed BEFORE UPDATE ON commission_entries BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER commission_entries_are_not_removed BEFORE DELETE ON commission_entries WHEN OLD.is_demo = 0 BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
