CREATE TABLE `demo_fills` (
	`account_id` integer PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`state` text NOT NULL,
	`ends_at` integer NOT NULL,
	`steps_done` integer DEFAULT 0 NOT NULL,
	`steps_total` integer NOT NULL,
	`made` text NOT NULL,
	`is_mid_step` integer DEFAULT false NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`lease_until` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `demo_fills_working` ON `demo_fills` (`lease_until`) WHERE state in ('filling', 'removing');--> statement-breakpoint
ALTER TABLE `imports` ADD `is_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `mailboxes` ADD `is_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `notifications` ADD `is_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `tasks` ADD `is_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `refusals` ADD `is_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `inbound_mails` ADD `is_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `threads` ADD `is_demo` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- Demo leads and what demo mailboxes sent are no figure of the operator.
DROP TRIGGER leads_noted;
--> statement-breakpoint
DROP TRIGGER leads_unnoted;
--> statement-breakpoint
INSERT INTO activity_notes SELECT 'leads', l.created_at, l.country, -1 FROM leads l JOIN accounts a ON a.id = l.account_id
WHERE l.is_demo = 1 AND a.is_demo = 0;
--> statement-breakpoint
CREATE TRIGGER leads_noted AFTER INSERT ON leads
WHEN NEW.is_demo = 0 AND (SELECT is_demo FROM accounts WHERE id = NEW.account_id) = 0 BEGIN
  INSERT INTO activity_notes VALUES ('leads', NEW.created_at, NEW.country, 1);
END;
--> statement-breakpoint
CREATE TRIGGER leads_unnoted AFTER DELETE ON leads
WHEN OLD.is_demo = 0 AND (SELECT is_demo FROM accounts WHERE id = OLD.account_id) = 0 BEGIN
  INSERT INTO activity_notes VALUES ('leads', OLD.created_at, OLD.country, -1);
END;
--> statement-breakpoint
DROP VIEW sent_days;
--> statement-breakpoint
CREATE VIEW sent_days AS
SELECT d.rowid AS id, unixepoch(d.day) AS created_at, d.sent, b.from_address, b.account_id, b.created_by, b.is_demo
FROM mailbox_days d JOIN mailboxes b ON b.id = d.mailbox_id;
