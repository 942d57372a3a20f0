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
