CREATE TABLE `billing_details` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`billed_to` text NOT NULL,
	`address` text NOT NULL,
	`tax_number` text NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `checkouts` (
	`reference` text PRIMARY KEY NOT NULL,
	`invoice_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`url` text,
	`state` text NOT NULL,
	`reason` text,
	`created_at` integer NOT NULL,
	`checked_at` integer,
	`ended_at` integer
);
--> statement-breakpoint
CREATE INDEX `checkouts_pending` ON `checkouts` (`created_at`) WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX `checkouts_invoice` ON `checkouts` (`invoice_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `invoices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`number` integer,
	`account_id` integer NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`plan` text,
	`billing` text,
	`leads` integer DEFAULT 0 NOT NULL,
	`lead_period` text,
	`period_start` integer,
	`period_end` integer,
	`lines` text NOT NULL,
	`net` integer NOT NULL,
	`tax_percent` integer NOT NULL,
	`tax` integer NOT NULL,
	`total` integer NOT NULL,
	`billed_to` text NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`tax_number` text DEFAULT '' NOT NULL,
	`issued_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`settled_at` integer,
	`reminders` integer DEFAULT 0 NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_number_unique` ON `invoices` (`number`);--> statement-breakpoint
CREATE INDEX `invoices_account` ON `invoices` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `invoices_open` ON `invoices` (`id`) WHERE state = 'open' and is_demo = 0;--> statement-breakpoint
CREATE INDEX `invoices_paid` ON `invoices` (`settled_at`,`id`) WHERE state = 'paid' and is_demo = 0;--> statement-breakpoint
CREATE INDEX `invoices_due` ON `invoices` (`due_at`) WHERE state = 'open' and is_demo = 0;--> statement-breakpoint
CREATE INDEX `invoices_extra` ON `invoices` (`account_id`,`lead_period`) WHERE kind = 'extra';--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_one_open_plan` ON `invoices` (`account_id`) WHERE state = 'open' and kind <> 'extra';--> statement-breakpoint
CREATE UNIQUE INDEX `invoices_one_open_extra` ON `invoices` (`account_id`) WHERE state = 'open' and kind = 'extra';--> statement-breakpoint
CREATE TABLE `lead_warnings` (
	`account_id` integer NOT NULL,
	`period` text NOT NULL,
	`percent` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `period`, `percent`)
);
--> statement-breakpoint
CREATE TABLE `payments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`invoice_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`cents` integer NOT NULL,
	`method` text NOT NULL,
	`reference` text NOT NULL,
	`at` integer NOT NULL,
	`recorded_by` integer,
	`reverses` integer,
	`before` text,
	`version_after` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_reverses_unique` ON `payments` (`reverses`);--> statement-breakpoint
CREATE INDEX `payments_invoice` ON `payments` (`invoice_id`,`id`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`plan` text NOT NULL,
	`billing` text NOT NULL,
	`started_at` integer,
	`period_start` integer,
	`period_end` integer,
	`next_plan` text,
	`next_billing` text,
	`cancelled_at` integer,
	`ended_at` integer,
	`upgrade_plan` text,
	`upgrade_billing` text,
	`upgrade_due_at` integer,
	`changed_at` integer NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `subscriptions_upgrade_due` ON `subscriptions` (`upgrade_due_at`) WHERE upgrade_due_at is not null;--> statement-breakpoint
CREATE INDEX `subscriptions_period_end` ON `subscriptions` (`period_end`) WHERE period_end is not null and ended_at is null and is_demo = 0;--> statement-breakpoint
ALTER TABLE `accounts` ADD `former_plan` text;--> statement-breakpoint
ALTER TABLE `accounts` ADD `read_only_since` integer;--> statement-breakpoint
CREATE INDEX `lead_ledger_created` ON `lead_ledger` (`created_at`);--> statement-breakpoint
CREATE TRIGGER payments_stay BEFORE UPDATE ON payments BEGIN SELECT RAISE(ABORT, 'a payment is never changed'); END;
--> statement-breakpoint
CREATE TRIGGER payments_kept BEFORE DELETE ON payments BEGIN SELECT RAISE(ABORT, 'a payment is never removed'); END;
--> statement-breakpoint
CREATE TRIGGER invoices_stay BEFORE UPDATE OF number, account_id, kind, plan, billing, leads, lead_period, lines, net, tax_percent, tax, total, is_demo ON invoices
BEGIN SELECT RAISE(ABORT, 'an invoice changes its state only'); END;
--> statement-breakpoint
CREATE TRIGGER invoices_kept BEFORE DELETE ON invoices WHEN OLD.is_demo = 0 BEGIN SELECT RAISE(ABORT, 'an invoice is never removed'); END;
