ALTER TABLE `imports` ADD `rows_opted_out` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `rows_opt_out_unknown` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `unknown_opt_outs` text;--> statement-breakpoint
ALTER TABLE `imports` ADD `ignore_opt_outs` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `lift_suppressions` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `mailboxes` ADD `slowed_until` integer;--> statement-breakpoint
ALTER TABLE `outreach_messages` ADD `relay_id` text;--> statement-breakpoint
CREATE INDEX `outreach_messages_relay_id` ON `outreach_messages` (`relay_id`) WHERE relay_id is not null;--> statement-breakpoint
ALTER TABLE `inbound_emails` ADD `meeting` text;--> statement-breakpoint
ALTER TABLE `suppressions` ADD `import_id` integer;--> statement-breakpoint
ALTER TABLE `suppressions` ADD `import_value` text;--> statement-breakpoint
CREATE INDEX `suppressions_import` ON `suppressions` (`account_id`,`import_id`) WHERE import_id is not null;