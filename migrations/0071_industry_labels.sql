CREATE TABLE `industry_label_uses` (
	`label_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`last_used_at` integer NOT NULL,
	PRIMARY KEY(`label_id`, `account_id`)
);
--> statement-breakpoint
CREATE INDEX `industry_label_uses_recent` ON `industry_label_uses` (`label_id`,`last_used_at`);--> statement-breakpoint
CREATE INDEX `industry_label_uses_account` ON `industry_label_uses` (`account_id`,`label_id`);--> statement-breakpoint
CREATE INDEX `industry_label_uses_old` ON `industry_label_uses` (`last_used_at`);--> statement-breakpoint
CREATE TABLE `industry_labels` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`text` text NOT NULL,
	`industry` text,
	`decided_by` text,
	`decided_at` integer,
	`third_used_at` integer,
	`asked_at` integer,
	`times_asked` integer DEFAULT 0 NOT NULL,
	`first_used_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `industry_labels_key_unique` ON `industry_labels` (`key`);--> statement-breakpoint
CREATE INDEX `industry_labels_open` ON `industry_labels` (`id`) WHERE decided_at is null and third_used_at is not null;--> statement-breakpoint
CREATE INDEX `industry_labels_to_ask` ON `industry_labels` (`times_asked`,`id`) WHERE decided_at is null;--> statement-breakpoint
-- When the third of the accounts that used a label last did: what an administrator looks at is used by three of late.
CREATE TRIGGER industry_label_used AFTER INSERT ON industry_label_uses BEGIN
  UPDATE industry_labels SET third_used_at = (SELECT last_used_at FROM industry_label_uses
    WHERE label_id = NEW.label_id ORDER BY last_used_at DESC LIMIT 1 OFFSET 2) WHERE id = NEW.label_id;
END;
--> statement-breakpoint
CREATE TRIGGER industry_label_used_again AFTER UPDATE OF last_used_at ON industry_label_uses BEGIN
  UPDATE industry_labels SET third_used_at = (SELECT last_used_at FROM industry_label_uses
    WHERE label_id = NEW.label_id ORDER BY last_used_at DESC LIMIT 1 OFFSET 2) WHERE id = NEW.label_id;
END;
--> statement-breakpoint
CREATE TRIGGER industry_label_use_gone AFTER DELETE ON industry_label_uses BEGIN
  UPDATE industry_labels SET third_used_at = (SELECT last_used_at FROM industry_label_uses
    WHERE label_id = OLD.label_id ORDER BY last_used_at DESC LIMIT 1 OFFSET 2) WHERE id = OLD.label_id;
END;
--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('industry-labels', 90);
