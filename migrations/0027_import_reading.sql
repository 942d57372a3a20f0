ALTER TABLE `import_rejects` ADD `left_out` text DEFAULT 'row' NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `header_line` integer;--> statement-breakpoint
ALTER TABLE `imports` ADD `first_rows` text;--> statement-breakpoint
ALTER TABLE `imports` ADD `rows_incomplete` integer DEFAULT 0 NOT NULL;