CREATE TABLE `certificates` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`module_id` text NOT NULL,
	`name` text NOT NULL,
	`title` text NOT NULL,
	`issued_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`is_demo` integer DEFAULT false NOT NULL,
	`signature` text NOT NULL,
	`public_key` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_once` ON `certificates` (`user_id`,`module_id`);--> statement-breakpoint
CREATE TABLE `enrolments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`module_id` text NOT NULL,
	`enrolled_at` integer NOT NULL,
	`completed_at` integer,
	`rating` integer,
	`is_demo` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `enrolments_once` ON `enrolments` (`user_id`,`module_id`);--> statement-breakpoint
CREATE TABLE `lessons_done` (
	`enrolment_id` integer NOT NULL,
	`lesson_id` text NOT NULL,
	`done_at` integer NOT NULL,
	PRIMARY KEY(`enrolment_id`, `lesson_id`),
	FOREIGN KEY (`enrolment_id`) REFERENCES `enrolments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `module_counts` (
	`module_id` text PRIMARY KEY NOT NULL,
	`enrolled` integer DEFAULT 0 NOT NULL,
	`ratings` integer DEFAULT 0 NOT NULL,
	`rating_sum` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `module_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`module_id` text NOT NULL,
	`text` text NOT NULL,
	`state` text NOT NULL,
	`saved_at` integer NOT NULL,
	`saved_by` integer NOT NULL,
	`published_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `module_versions_published` ON `module_versions` (`module_id`) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX `module_versions_module` ON `module_versions` (`module_id`,`id`);--> statement-breakpoint
CREATE TABLE `quiz_attempts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`enrolment_id` integer NOT NULL,
	`seed` integer NOT NULL,
	`quiz_mark` text NOT NULL,
	`begun_at` integer NOT NULL,
	`answers` text,
	`answered_at` integer,
	`score` integer,
	`passed_at` integer,
	FOREIGN KEY (`enrolment_id`) REFERENCES `enrolments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quiz_attempts_open` ON `quiz_attempts` (`enrolment_id`) WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX `quiz_attempts_enrolment` ON `quiz_attempts` (`enrolment_id`,`id`);--> statement-breakpoint
CREATE INDEX `quiz_attempts_answered` ON `quiz_attempts` (`answered_at`) WHERE answers is not null;
--> statement-breakpoint
CREATE TRIGGER module_counts_enrolled AFTER INSERT ON enrolments WHEN NEW.is_demo = 0 BEGIN
  INSERT INTO module_counts (module_id, enrolled) VALUES (NEW.module_id, 1)
    ON CONFLICT (module_id) DO UPDATE SET enrolled = enrolled + 1;
END;
--> statement-breakpoint
CREATE TRIGGER module_counts_rated AFTER UPDATE OF rating ON enrolments WHEN NEW.is_demo = 0 BEGIN
  UPDATE module_counts SET
    ratings = ratings + (NEW.rating IS NOT NULL) - (OLD.rating IS NOT NULL),
    rating_sum = rating_sum + ifnull(NEW.rating, 0) - ifnull(OLD.rating, 0)
    WHERE module_id = NEW.module_id;
END;
--> statement-breakpoint
CREATE TRIGGER module_counts_left AFTER DELETE ON enrolments WHEN OLD.is_demo = 0 BEGIN
  UPDATE module_counts SET enrolled = enrolled - 1,
    ratings = ratings - (OLD.rating IS NOT NULL), rating_sum = rating_sum - ifnull(OLD.rating, 0)
    WHERE module_id = OLD.module_id;
END;
--> statement-breakpoint
INSERT INTO retention_periods (key, days) VALUES ('quiz-answers', 365);
