-- What the analytics screen draws: how many there were of a measure in a day, a week or a month (counted since 1970 in UTC;
-- weeks begin on Monday), with the same by country. One row for all countries, so that a year is a few rows to read.
CREATE TABLE activity_counts (
  measure TEXT NOT NULL,
  grain TEXT NOT NULL,
  period INTEGER NOT NULL,
  count INTEGER NOT NULL,
  countries TEXT NOT NULL,
  PRIMARY KEY (measure, grain, period)
) WITHOUT ROWID;
--> statement-breakpoint
-- Where the triggers of the measures write to: one row is one more, or one less, at a time in a country.
CREATE VIEW activity_notes AS SELECT '' AS measure, 0 AS at, '' AS country, 0 AS change WHERE false;
--> statement-breakpoint
CREATE TRIGGER activity_noted INSTEAD OF INSERT ON activity_notes BEGIN
  INSERT INTO activity_counts
  SELECT NEW.measure, grain, period, NEW.change, json_object(place, NEW.change)
  FROM (
    SELECT 'day' AS grain, NEW.at / 86400 AS period
    UNION ALL SELECT 'week', (NEW.at / 86400 + 3) / 7
    UNION ALL SELECT 'month', (strftime('%Y', NEW.at, 'unixepoch') - 1970) * 12 + strftime('%m', NEW.at, 'unixepoch') - 1
  ), (SELECT iif(NEW.country GLOB '[A-Z][A-Z]', NEW.country, '-') AS place)
  WHERE true
  ON CONFLICT (measure, grain, period) DO UPDATE SET
    count = count + excluded.count,
    countries = (SELECT json_set(activity_counts.countries, path, coalesce(activity_counts.countries ->> path, 0) + NEW.change)
      FROM (SELECT '$.' || json_quote(iif(NEW.country GLOB '[A-Z][A-Z]', NEW.country, '-')) AS path));
END;
--> statement-breakpoint
CREATE INDEX accounts_signed_up ON accounts (created_at, id) WHERE is_demo = 0;
--> statement-breakpoint
CREATE INDEX accounts_signed_up_in ON accounts (hq_country, created_at, id) WHERE is_demo = 0;
--> statement-breakpoint
CREATE INDEX agents_applied ON agents (created_at, id);
--> statement-breakpoint
CREATE INDEX agents_applied_in ON agents (country, created_at, id);
--> statement-breakpoint
CREATE INDEX lead_searches_created ON lead_searches (created_at, id) WHERE is_demo = 0;
--> statement-breakpoint
CREATE INDEX leads_created ON leads (created_at, id);
--> statement-breakpoint
CREATE INDEX leads_created_in ON leads (country, created_at, id);
--> statement-breakpoint
CREATE TRIGGER accounts_noted AFTER INSERT ON accounts WHEN NEW.is_demo = 0 BEGIN
  INSERT INTO activity_notes VALUES ('businesses', NEW.created_at, NEW.hq_country, 1);
END;
--> statement-breakpoint
CREATE TRIGGER accounts_moved AFTER UPDATE OF hq_country ON accounts
WHEN NEW.is_demo = 0 AND NEW.hq_country IS NOT OLD.hq_country BEGIN
  INSERT INTO activity_notes VALUES ('businesses', OLD.created_at, OLD.hq_country, -1);
  INSERT INTO activity_notes VALUES ('businesses', NEW.created_at, NEW.hq_country, 1);
END;
--> statement-breakpoint
CREATE TRIGGER accounts_unnoted AFTER DELETE ON accounts WHEN OLD.is_demo = 0 BEGIN
  INSERT INTO activity_notes VALUES ('businesses', OLD.created_at, OLD.hq_country, -1);
END;
--> statement-breakpoint
CREATE TRIGGER agents_noted AFTER INSERT ON agents
WHEN (SELECT is_demo FROM users WHERE id = NEW.user_id) = 0 BEGIN
  INSERT INTO activity_notes VALUES ('agents', NEW.created_at, NEW.country, 1);
END;
--> statement-breakpoint
CREATE TRIGGER agents_moved AFTER UPDATE OF country ON agents
WHEN NEW.country <> OLD.country AND (SELECT is_demo FROM users WHERE id = OLD.user_id) = 0 BEGIN
  INSERT INTO activity_notes VALUES ('agents', OLD.created_at, OLD.country, -1);
  INSERT INTO activity_notes VALUES ('agents', NEW.created_at, NEW.country, 1);
END;
--> statement-breakpoint
CREATE TRIGGER agents_unnoted AFTER DELETE ON agents
WHEN (SELECT is_demo FROM users WHERE id = OLD.user_id) = 0 BEGIN
  INSERT INTO activity_notes VALUES ('agents', OLD.created_at, OLD.country, -1);
END;
--> statement-breakpoint
CREATE TRIGGER lead_searches_noted AFTER INSERT ON lead_searches WHEN NEW.is_demo = 0 BEGIN
  INSERT INTO activity_notes VALUES ('searches', NEW.created_at, NULL, 1);
END;
--> statement-breakpoint
CREATE TRIGGER lead_searches_unnoted AFTER DELETE ON lead_searches WHEN OLD.is_demo = 0 BEGIN
  INSERT INTO activity_notes VALUES ('searches', OLD.created_at, NULL, -1);
END;
--> statement-breakpoint
CREATE TRIGGER leads_noted AFTER INSERT ON leads
WHEN (SELECT is_demo FROM accounts WHERE id = NEW.account_id) = 0 BEGIN
  INSERT INTO activity_notes VALUES ('leads', NEW.created_at, NEW.country, 1);
END;
--> statement-breakpoint
CREATE TRIGGER leads_unnoted AFTER DELETE ON leads
WHEN (SELECT is_demo FROM accounts WHERE id = OLD.account_id) = 0 BEGIN
  INSERT INTO activity_notes VALUES ('leads', OLD.created_at, OLD.country, -1);
END;
--> statement-breakpoint
INSERT INTO activity_notes SELECT 'businesses', created_at, hq_country, 1 FROM accounts WHERE is_demo = 0;
--> statement-breakpoint
INSERT INTO activity_notes SELECT 'agents', a.created_at, a.country, 1 FROM agents a JOIN users u ON u.id = a.user_id WHERE u.is_demo = 0;
--> statement-breakpoint
INSERT INTO activity_notes SELECT 'searches', created_at, NULL, 1 FROM lead_searches WHERE is_demo = 0;
--> statement-breakpoint
INSERT INTO activity_notes SELECT 'leads', l.created_at, l.country, 1 FROM leads l JOIN accounts a ON a.id = l.account_id WHERE a.is_demo = 0;
