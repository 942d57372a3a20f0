CREATE TABLE `answer_chunks` (
	`answer_id` integer NOT NULL,
	`place` integer NOT NULL,
	`key` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text NOT NULL,
	`stored_at` integer,
	PRIMARY KEY(`answer_id`, `place`),
	FOREIGN KEY (`answer_id`) REFERENCES `video_answers`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `video_answers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`agent_id` integer NOT NULL,
	`question` integer NOT NULL,
	`kind` text,
	`mime_type` text,
	`size` integer NOT NULL,
	`seconds` integer,
	`text` text,
	`created_at` integer NOT NULL,
	`completed_at` integer,
	`dropped_at` integer,
	FOREIGN KEY (`agent_id`) REFERENCES `agents`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `video_answers_current` ON `video_answers` (`agent_id`,`question`) WHERE completed_at is not null and dropped_at is null;--> statement-breakpoint
CREATE INDEX `video_answers_agent` ON `video_answers` (`agent_id`);--> statement-breakpoint
CREATE INDEX `video_answers_open` ON `video_answers` (`created_at`) WHERE completed_at is null and dropped_at is null;--> statement-breakpoint
CREATE INDEX `video_answers_dropped` ON `video_answers` (`dropped_at`) WHERE dropped_at is not null;--> statement-breakpoint
ALTER TABLE `onboardings` ADD `video_consent_at` integer;--> statement-breakpoint
ALTER TABLE `onboardings` ADD `no_camera_at` integer;--> statement-breakpoint
ALTER TABLE `onboardings` ADD `video_at` integer;--> statement-breakpoint
ALTER TABLE `onboardings` ADD `video_score` integer;--> statement-breakpoint
-- The stage "video" comes between the test and the interview, and who is ready has a video. Whoever completed all steps while there was no
-- such step (completed_at) stays where they are: reviewers see that no video was asked for, and it is not asked for afterwards.
DROP VIEW application_stages;--> statement-breakpoint
CREATE VIEW application_stages AS
SELECT a.id AS agent_id, a.country AS country, CASE
  WHEN u.deactivated_at IS NOT NULL THEN 'gone'
  WHEN a.rejected_at IS NOT NULL THEN 'declined'
  WHEN a.reviewed_at IS NOT NULL THEN 'approved'
  WHEN o.interview_at IS NOT NULL AND coalesce(o.video_at, o.completed_at) IS NOT NULL AND o.test_at IS NOT NULL
    AND o.cv_at IS NOT NULL AND o.profile_at IS NOT NULL THEN 'ready'
  WHEN o.interview_at IS NOT NULL THEN 'interview'
  WHEN o.video_at IS NOT NULL THEN 'video'
  WHEN o.test_at IS NOT NULL THEN 'test'
  WHEN o.cv_at IS NOT NULL THEN 'cv'
  WHEN o.profile_at IS NOT NULL THEN 'profile'
  ELSE 'applied' END AS stage
FROM agents a JOIN users u ON u.id = a.user_id LEFT JOIN onboardings o ON o.agent_id = a.id;
