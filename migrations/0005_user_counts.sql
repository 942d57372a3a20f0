-- What the administrator's user list is found by: names from their beginning, in any letter case.
CREATE INDEX users_first_name ON users (first_name COLLATE NOCASE);
--> statement-breakpoint
CREATE INDEX users_last_name ON users (last_name COLLATE NOCASE);
--> statement-breakpoint
-- How many users of a type signed up on a day (days since 1970, UTC). Read instead of count(*).
CREATE TABLE user_days (
  user_type TEXT NOT NULL,
  day INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (user_type, day)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO user_days SELECT user_type, created_at / 86400, count(*) FROM users GROUP BY 1, 2;
--> statement-breakpoint
CREATE TRIGGER user_days_added AFTER INSERT ON users BEGIN
  INSERT INTO user_days VALUES (NEW.user_type, NEW.created_at / 86400, 1)
  ON CONFLICT (user_type, day) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER user_days_moved AFTER UPDATE OF user_type ON users WHEN OLD.user_type <> NEW.user_type BEGIN
  UPDATE user_days SET count = count - 1 WHERE user_type = OLD.user_type AND day = OLD.created_at / 86400;
  INSERT INTO user_days VALUES (NEW.user_type, NEW.created_at / 86400, 1)
  ON CONFLICT (user_type, day) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
-- Users by type, in all.
CREATE TABLE user_totals (user_type TEXT PRIMARY KEY, count INTEGER NOT NULL) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO user_totals SELECT user_type, count(*) FROM users GROUP BY 1;
--> statement-breakpoint
CREATE TRIGGER user_totals_added AFTER INSERT ON user_days BEGIN
  INSERT INTO user_totals VALUES (NEW.user_type, NEW.count)
  ON CONFLICT (user_type) DO UPDATE SET count = count + NEW.count;
END;
--> statement-breakpoint
CREATE TRIGGER user_totals_changed AFTER UPDATE ON user_days BEGIN
  UPDATE user_totals SET count = count + NEW.count - OLD.count WHERE user_type = NEW.user_type;
END;
--> statement-breakpoint
CREATE INDEX users_admins ON users (id) WHERE is_admin = 1;
