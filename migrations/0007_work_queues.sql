ALTER TABLE `agents` ADD `reviewed_at` integer;--> statement-breakpoint
ALTER TABLE `agents` ADD `reviewed_by` integer;
--> statement-breakpoint
-- What waits for an administrator, by queue and by what its screen filters by. Read instead of count(*).
CREATE TABLE work_counts (
  queue TEXT NOT NULL,
  kind TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (queue, kind)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX agents_to_review ON agents (id) WHERE reviewed_at IS NULL;
--> statement-breakpoint
CREATE INDEX agents_to_review_in ON agents (country, id) WHERE reviewed_at IS NULL;
--> statement-breakpoint
CREATE INDEX data_requests_open ON data_requests (id) WHERE verified_at IS NOT NULL AND done_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER agents_waiting AFTER INSERT ON agents WHEN NEW.reviewed_at IS NULL BEGIN
  INSERT INTO work_counts VALUES ('agent-applications', NEW.country, 1)
  ON CONFLICT (queue, kind) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER agents_reviewed AFTER UPDATE OF reviewed_at ON agents
WHEN OLD.reviewed_at IS NULL AND NEW.reviewed_at IS NOT NULL BEGIN
  UPDATE work_counts SET count = count - 1 WHERE queue = 'agent-applications' AND kind = OLD.country;
END;
--> statement-breakpoint
CREATE TRIGGER agents_waiting_gone AFTER DELETE ON agents WHEN OLD.reviewed_at IS NULL BEGIN
  UPDATE work_counts SET count = count - 1 WHERE queue = 'agent-applications' AND kind = OLD.country;
END;
--> statement-breakpoint
-- Who was deleted waits for nobody.
CREATE TRIGGER agents_closed AFTER UPDATE OF deactivated_at ON users
WHEN OLD.deactivated_at IS NULL AND NEW.deactivated_at IS NOT NULL AND NEW.user_type = 'agent' BEGIN
  UPDATE agents SET reviewed_at = NEW.deactivated_at WHERE user_id = NEW.id AND reviewed_at IS NULL;
END;
--> statement-breakpoint
UPDATE agents SET reviewed_at = (SELECT deactivated_at FROM users WHERE users.id = agents.user_id);
--> statement-breakpoint
INSERT INTO work_counts SELECT 'agent-applications', country, count(*) FROM agents WHERE reviewed_at IS NULL GROUP BY 2;
--> statement-breakpoint
INSERT INTO work_counts SELECT 'erasure-requests', kind, count(*) FROM data_requests
WHERE verified_at IS NOT NULL AND done_at IS NULL GROUP BY 2;
--> statement-breakpoint
CREATE TRIGGER data_requests_proved AFTER UPDATE OF verified_at, done_at ON data_requests
WHEN (OLD.verified_at IS NOT NULL AND OLD.done_at IS NULL) <> (NEW.verified_at IS NOT NULL AND NEW.done_at IS NULL) BEGIN
  INSERT INTO work_counts
  VALUES ('erasure-requests', NEW.kind, iif(NEW.verified_at IS NOT NULL AND NEW.done_at IS NULL, 1, 0))
  ON CONFLICT (queue, kind) DO UPDATE
  SET count = count + iif(NEW.verified_at IS NOT NULL AND NEW.done_at IS NULL, 1, -1);
END;
--> statement-breakpoint
CREATE TRIGGER data_requests_gone AFTER DELETE ON data_requests
WHEN OLD.verified_at IS NOT NULL AND OLD.done_at IS NULL BEGIN
  UPDATE work_counts SET count = count - 1 WHERE queue = 'erasure-requests' AND kind = OLD.kind;
END;
