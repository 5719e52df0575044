CREATE TABLE "feedback_buckets" (
	"network" text PRIMARY KEY NOT NULL,
	"tokens" real NOT NULL,
	"filled" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"revision" integer NOT NULL,
	"page" text NOT NULL,
	"section" text NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text NOT NULL,
	"created" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "feedback_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "feedback_page" ON "feedback" USING btree ("page","id");--> statement-breakpoint
CREATE INDEX "feedback_created" ON "feedback" USING btree ("created");