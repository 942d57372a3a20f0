CREATE TABLE `agent_chat_messages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`chat_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`side` text NOT NULL,
	`user_id` integer NOT NULL,
	`text` text,
	`written_at` integer NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`chat_id`) REFERENCES `agent_chats`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `agent_chat_messages_chat` ON `agent_chat_messages` (`chat_id`,`id`);--> statement-breakpoint
CREATE INDEX `agent_chat_messages_account` ON `agent_chat_messages` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `agent_chat_messages_user` ON `agent_chat_messages` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `agent_chat_messages_written` ON `agent_chat_messages` (`written_at`);--> statement-breakpoint
CREATE TABLE `agent_chats` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`account_id` integer NOT NULL,
	`agent_id` integer NOT NULL,
	`last_message_id` integer NOT NULL,
	`last_at` integer NOT NULL,
	`last_writer_id` integer,
	`account_unread` integer DEFAULT 0 NOT NULL,
	`account_read_to` integer DEFAULT 0 NOT NULL,
	`agent_unread` integer DEFAULT 0 NOT NULL,
	`agent_read_to` integer DEFAULT 0 NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agent_chats_pair` ON `agent_chats` (`account_id`,`agent_id`);--> statement-breakpoint
CREATE INDEX `agent_chats_account` ON `agent_chats` (`account_id`,`last_message_id`);--> statement-breakpoint
CREATE INDEX `agent_chats_agent` ON `agent_chats` (`agent_id`,`last_message_id`);--> statement-breakpoint
CREATE INDEX `agent_chats_unread` ON `agent_chats` (`account_id`) WHERE account_unread > 0;--> statement-breakpoint
CREATE INDEX `agent_chats_last` ON `agent_chats` (`last_at`);--> statement-breakpoint
CREATE TABLE `agent_ratings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`close_id` integer NOT NULL,
	`agent_id` integer NOT NULL,
	`account_id` integer NOT NULL,
	`stars` integer NOT NULL,
	`comment` text,
	`created_at` integer NOT NULL,
	`created_by` integer NOT NULL,
	`changed_at` integer,
	`answer` text,
	`answered_at` integer,
	`reported_at` integer,
	`report_reason` text,
	`kept_at` integer,
	`removed_at` integer,
	`removed_by` integer,
	`removed_reason` text,
	`reversed_at` integer,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`close_id`) REFERENCES `closes`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account_id`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "agent_ratings_stars" CHECK("agent_ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `agent_ratings_close_id_unique` ON `agent_ratings` (`close_id`);--> statement-breakpoint
CREATE INDEX `agent_ratings_agent` ON `agent_ratings` (`agent_id`,`id`) WHERE reversed_at is null;--> statement-breakpoint
CREATE INDEX `agent_ratings_account` ON `agent_ratings` (`account_id`,`id`);--> statement-breakpoint
CREATE INDEX `agent_ratings_created_by` ON `agent_ratings` (`created_by`,`id`);--> statement-breakpoint
CREATE INDEX `agent_ratings_reported` ON `agent_ratings` (`id`) WHERE reported_at is not null and kept_at is null and removed_at is null and is_demo = 0;--> statement-breakpoint
ALTER TABLE `agent_figures` ADD `ratings` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `agent_figures` ADD `stars` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `agent_figures` ADD `unread_chats` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `agent_matches_in_touch` ON `agent_matches` (`agent_id`,`account_id`) WHERE state in ('contacted', 'accepted');--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('agent-messages', 730);--> statement-breakpoint
-- Stars of each agent; demo work counts for demo agents alone, and a deal that was taken back not at all.
CREATE TRIGGER agent_ratings_added AFTER INSERT ON agent_ratings WHEN NEW.reversed_at IS NULL AND (NEW.is_demo = 0
  OR EXISTS (SELECT 1 FROM agents a JOIN users u ON u.id = a.user_id WHERE a.id = NEW.agent_id AND u.is_demo = 1)) BEGIN
  INSERT INTO agent_figures (agent_id, ratings, stars) VALUES (NEW.agent_id, 1, NEW.stars)
  ON CONFLICT (agent_id) DO UPDATE SET ratings = ratings + 1, stars = stars + excluded.stars;
END;
--> statement-breakpoint
CREATE TRIGGER agent_ratings_changed AFTER UPDATE OF stars, reversed_at ON agent_ratings WHEN (NEW.is_demo = 0
  OR EXISTS (SELECT 1 FROM agents a JOIN users u ON u.id = a.user_id WHERE a.id = NEW.agent_id AND u.is_demo = 1)) BEGIN
  UPDATE agent_figures SET ratings = max(0, ratings + (NEW.reversed_at IS NULL) - (OLD.reversed_at IS NULL)),
    stars = max(0, stars + (CASE WHEN NEW.reversed_at IS NULL THEN NEW.stars ELSE 0 END)
      - (CASE WHEN OLD.reversed_at IS NULL THEN OLD.stars ELSE 0 END))
  WHERE agent_id = NEW.agent_id;
END;
--> statement-breakpoint
CREATE TRIGGER agent_ratings_undone AFTER DELETE ON agent_ratings WHEN OLD.reversed_at IS NULL AND (OLD.is_demo = 0
  OR EXISTS (SELECT 1 FROM agents a JOIN users u ON u.id = a.user_id WHERE a.id = OLD.agent_id AND u.is_demo = 1)) BEGIN
  UPDATE agent_figures SET ratings = max(0, ratings - 1), stars = max(0, stars - OLD.stars) WHERE agent_id = OLD.agent_id;
END;
--> statement-breakpoint
CREATE TRIGGER agent_ratings_reversed AFTER UPDATE OF state ON closes WHEN OLD.state = 'confirmed' AND NEW.state <> 'confirmed' BEGIN
  UPDATE agent_ratings SET reversed_at = coalesce(NEW.decided_at, NEW.reported_at) WHERE close_id = NEW.id;
END;
--> statement-breakpoint
-- Chats with something that the agent has not read.
CREATE TRIGGER agent_chats_unread_by AFTER UPDATE OF agent_unread ON agent_chats WHEN (NEW.agent_unread > 0) <> (OLD.agent_unread > 0) BEGIN
  INSERT INTO agent_figures (agent_id, unread_chats) VALUES (NEW.agent_id, NEW.agent_unread > 0)
  ON CONFLICT (agent_id) DO UPDATE SET unread_chats = max(0, unread_chats + (NEW.agent_unread > 0) - (OLD.agent_unread > 0));
END;
--> statement-breakpoint
CREATE TRIGGER agent_chats_gone AFTER DELETE ON agent_chats WHEN OLD.agent_unread > 0 BEGIN
  UPDATE agent_figures SET unread_chats = max(0, unread_chats - 1) WHERE agent_id = OLD.agent_id;
END;
