-- The audit trail only grows.
CREATE TRIGGER audit_log_is_not_changed BEFORE UPDATE ON audit_log BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER audit_log_is_not_shortened BEFORE DELETE ON audit_log BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END;
--> statement-breakpoint
-- Who opened an account before there were roles owns it.
UPDATE users SET role = 'owner' WHERE user_type = 'business';
