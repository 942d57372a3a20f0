CREATE TABLE `application_decisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`agent_id` integer NOT NULL,
	`decision` text NOT NULL,
	`reason` text,
	`is_told` integer NOT NULL,
	`decided_by` integer NOT NULL,
	`decided_at` integer NOT NULL,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `application_decisions_agent` ON `application_decisions` (`agent_id`,`id`);--> statement-breakpoint
CREATE TABLE `application_notes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`agent_id` integer NOT NULL,
	`author_id` integer NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `application_notes_agent` ON `application_notes` (`agent_id`,`id`);--> statement-breakpoint
CREATE TABLE `application_scores` (
	`agent_id` integer NOT NULL,
	`reviewer_id` integer NOT NULL,
	`criterion` text NOT NULL,
	`points` integer NOT NULL,
	`comment` text,
	`scored_at` integer NOT NULL,
	PRIMARY KEY(`agent_id`, `reviewer_id`, `criterion`),
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `applications` (
	`agent_id` integer PRIMARY KEY NOT NULL,
	`country` text NOT NULL,
	`stage` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`message` text,
	`asked_at` integer,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `applications_stage` ON `applications` (`stage`,`agent_id`);--> statement-breakpoint
CREATE INDEX `applications_place` ON `applications` (`stage`,`country`,`agent_id`);--> statement-breakpoint
-- How far each application is: the last step that is done, then the decision.
CREATE VIEW application_stages AS
SELECT a.id AS agent_id, a.country AS country, CASE
  WHEN u.deactivated_at IS NOT NULL THEN 'gone'
  WHEN a.rejected_at IS NOT NULL THEN 'declined'
  WHEN a.reviewed_at IS NOT NULL THEN 'approved'
  WHEN o.interview_at IS NOT NULL AND o.test_at IS NOT NULL AND o.cv_at IS NOT NULL AND o.profile_at IS NOT NULL THEN 'ready'
  WHEN o.interview_at IS NOT NULL THEN 'interview'
  WHEN o.test_at IS NOT NULL THEN 'test'
  WHEN o.cv_at IS NOT NULL THEN 'cv'
  WHEN o.profile_at IS NOT NULL THEN 'profile'
  ELSE 'applied' END AS stage
FROM agents a JOIN users u ON u.id = a.user_id LEFT JOIN onboardings o ON o.agent_id = a.id;
--> statement-breakpoint
CREATE TRIGGER applications_counted AFTER INSERT ON applications BEGIN
  INSERT INTO work_counts VALUES ('application-stages', NEW.stage, 1)
  ON CONFLICT (queue, kind) DO UPDATE SET count = count + 1;
  INSERT INTO work_counts VALUES ('application-places', NEW.stage || ':' || NEW.country, 1)
  ON CONFLICT (queue, kind) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER applications_moved AFTER UPDATE OF stage, country ON applications
WHEN OLD.stage <> NEW.stage OR OLD.country <> NEW.country BEGIN
  UPDATE work_counts SET count = count - 1 WHERE queue = 'application-stages' AND kind = OLD.stage;
  UPDATE work_counts SET count = count - 1 WHERE queue = 'application-places' AND kind = OLD.stage || ':' || OLD.country;
  INSERT INTO work_counts VALUES ('application-stages', NEW.stage, 1)
  ON CONFLICT (queue, kind) DO UPDATE SET count = count + 1;
  INSERT INTO work_counts VALUES ('application-places', NEW.stage || ':' || NEW.country, 1)
  ON CONFLICT (queue, kind) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER applications_uncounted AFTER DELETE ON applications BEGIN
  UPDATE work_counts SET count = count - 1 WHERE queue = 'application-stages' AND kind = OLD.stage;
  UPDATE work_counts SET count = count - 1 WHERE queue = 'application-places' AND kind = OLD.stage || ':' || OLD.country;
END;
--> statement-breakpoint
INSERT INTO applications (agent_id, country, stage) SELECT agent_id, country, stage FROM application_stages;--> statement-breakpoint
CREATE TRIGGER application_made AFTER INSERT ON agents BEGIN
  INSERT INTO applications (agent_id, country, stage)
  SELECT agent_id, country, stage FROM application_stages WHERE agent_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER application_decided AFTER UPDATE OF reviewed_at, rejected_at, country ON agents BEGIN
  UPDATE applications SET country = NEW.country,
    stage = (SELECT stage FROM application_stages WHERE agent_id = NEW.id) WHERE agent_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER application_gone AFTER DELETE ON agents BEGIN
  DELETE FROM applications WHERE agent_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER application_of_user AFTER UPDATE OF deactivated_at ON users
WHEN EXISTS (SELECT 1 FROM agents WHERE user_id = NEW.id) BEGIN
  UPDATE applications SET stage = (SELECT stage FROM application_stages s WHERE s.agent_id = applications.agent_id)
  WHERE agent_id = (SELECT id FROM agents WHERE user_id = NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER application_begun AFTER INSERT ON onboardings BEGIN
  UPDATE applications SET stage = (SELECT stage FROM application_stages WHERE agent_id = NEW.agent_id)
  WHERE agent_id = NEW.agent_id;
END;
--> statement-breakpoint
CREATE TRIGGER application_went_on AFTER UPDATE ON onboardings BEGIN
  UPDATE applications SET stage = (SELECT stage FROM application_stages WHERE agent_id = NEW.agent_id)
  WHERE agent_id = NEW.agent_id;
END;
--> statement-breakpoint
CREATE TRIGGER application_emptied AFTER DELETE ON onboardings BEGIN
  UPDATE applications SET stage = (SELECT stage FROM application_stages WHERE agent_id = OLD.agent_id)
  WHERE agent_id = OLD.agent_id;
END;
--> statement-breakpoint
CREATE TRIGGER agents_waiting_again AFTER UPDATE OF reviewed_at ON agents
WHEN OLD.reviewed_at IS NOT NULL AND NEW.reviewed_at IS NULL BEGIN
  INSERT INTO work_counts VALUES ('agent-applications', NEW.country, 1)
  ON CONFLICT (queue, kind) DO UPDATE SET count = count + 1;
END;
