ALTER TABLE `imports` ADD `rows_opted_out` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `rows_opt_out_unknown` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `unknown_opt_outs` text;--> statement-breakpoint
ALTER TABLE `imports` ADD `ignore_opt_outs` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `lift_suppressions` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `suppressions` ADD `import_id` integer;--> statement-breakpoint
ALTER TABLE `suppressions` ADD `import_value` text;--> statement-breakpoint
CREATE INDEX `suppressions_import` ON `suppressions` (`account_id`,`import_id`) WHERE import_id is not null;