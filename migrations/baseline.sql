-- Written by `npm run migration:baseline`: the schema of the migrations that are listed at the end.
-- Functions call one another, in whatever order they come.
select set_config('check_function_bodies', 'off', true);
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE FUNCTION public.announce_content() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        perform pg_notify('talabridge_content', '');
        return null;
      end $$;
CREATE FUNCTION public.count_applications_after_delete() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin 
  insert into "application_counts" as kept ("status", "position", "slot", "total")
  select changed."shown_status", changed."position", pg_backend_pid() % 16, sum(changed."by")
  from (select "shown_status", "position", -1 as "by" from removed) as changed
  group by changed."shown_status", changed."position"
  having sum(changed."by") <> 0
  order by changed."shown_status", changed."position"
  on conflict ("status", "position", "slot") do update set "total" = kept."total" + excluded."total";
  return null; end $$;
CREATE FUNCTION public.count_applications_after_insert() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin 
  insert into "application_counts" as kept ("status", "position", "slot", "total")
  select changed."shown_status", changed."position", pg_backend_pid() % 16, sum(changed."by")
  from (select "shown_status", "position", 1 as "by" from added) as changed
  group by changed."shown_status", changed."position"
  having sum(changed."by") <> 0
  order by changed."shown_status", changed."position"
  on conflict ("status", "position", "slot") do update set "total" = kept."total" + excluded."total";
  return null; end $$;
CREATE FUNCTION public.count_applications_after_truncate() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin delete from "application_counts"; return null; end $$;
CREATE FUNCTION public.count_applications_after_update() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin 
  insert into "application_counts" as kept ("status", "position", "slot", "total")
  select changed."shown_status", changed."position", pg_backend_pid() % 16, sum(changed."by")
  from (select "shown_status", "position", -1 as "by" from removed union all select "shown_status", "position", 1 as "by" from added) as changed
  group by changed."shown_status", changed."position"
  having sum(changed."by") <> 0
  order by changed."shown_status", changed."position"
  on conflict ("status", "position", "slot") do update set "total" = kept."total" + excluded."total";
  return null; end $$;
CREATE FUNCTION public.fold_text(written text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
     select replace(replace(replace("public"."plain_text"("written"), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')
   $$;
CREATE FUNCTION public.json_texts(list jsonb) RETURNS text
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
     begin
       if jsonb_typeof("list") is distinct from 'array' then return ''; end if;
       return coalesce((select string_agg("said", ' ') from jsonb_array_elements_text("list") as "said"), '');
     end $$;
CREATE FUNCTION public.name_key(written text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
     declare
       "key" text := (select string_agg("word", ' ' order by "word" collate "C")
         from regexp_split_to_table("public"."fold_text"("written"), '[ ,;.]+') as "word" where "word" <> '');
     begin
       return case when "key" like '% %' then "key" end;
     end $$;
CREATE FUNCTION public.phone_e164(written text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $_$
     declare
       "digits" text := regexp_replace("written", '[^0-9]', '', 'g');
       "rest" text := ltrim("digits", '0');
     begin
       if length("digits") < 7 then return null; end if;
       if "written" not like '%+%' then
         if "digits" like '00%' then "digits" := "rest";
         elsif "digits" like '0%' and "rest" ~ '^(9[0-9]{9}|2[0-9]{7,8}|[3-8][0-9]{8})$' then "digits" := '63' || "rest";
         elsif "digits" like '0%' then "digits" := '49' || "rest";
         elsif "digits" ~ '^9[0-9]{9}$' then "digits" := '63' || "digits";
         end if;
       end if;
       return regexp_replace("digits", '^(63|49)0+', '\1');
     end $_$;
CREATE FUNCTION public.phone_forms(written text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $$
     declare
       "full" text := "public"."phone_e164"("written");
     begin
       return coalesce(case when "full" ~ '^(63|49)' then "full" || ' 0' || substr("full", 3) else "full" end,
         regexp_replace("written", '[^0-9]', '', 'g'), '');
     end $$;
CREATE FUNCTION public.plain_text(written text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
     select translate(translate(
       replace(replace(regexp_replace(normalize("written", NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'ẞ', 'ss'),
       'ABCDEFGHIJKLMNOPQRSTUVWXYZØĐŁÆŒÞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ', 'abcdefghijklmnopqrstuvwxyzodlaoþαβγδεζηθικλμνξοπρστυφχψω'), 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯøđłæœıðς', 'абвгдежзиклмнопрстуфхцчшщъыьэюяodlaoidσ')
   $$;
CREATE FUNCTION public.search_form(written text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
     declare
       "plain" text := "public"."plain_text"("written");
       "folded" text := replace(replace(replace("plain", 'ae', 'a'), 'oe', 'o'), 'ue', 'u');
     begin
       return case when "plain" = "folded" then "folded" else "folded" || ' ' || "plain" end;
     end $$;
CREATE FUNCTION public.similar_ids(searched regclass, text text, words text, visible text, reader uuid) RETURNS uuid[]
    LANGUAGE plpgsql STABLE
    AS $_$
     declare
       "ids" uuid[];
       "threshold" text;
     begin
       foreach "threshold" in array array['0.6', '0.4'] loop
         perform set_config('pg_trgm.word_similarity_threshold', "threshold", true);
         execute format('select array(select "id" from (
             select "id", "likeness", max("likeness") over () as "most" from (
               select s."id", word_similarity($1, s.%I) as "likeness" from %s as s
               where s.%I %%> $1 and (%s)) as "near") as "ranked"
           where "likeness" >= "most" - 0.15 order by "likeness" desc, "id" limit 1000)', "text", "searched", "text", "visible")
           into "ids" using "words", "reader";
         exit when cardinality("ids") > 0;
       end loop;
       return "ids";
     end $_$;
CREATE TABLE public.announcements (
    id uuid NOT NULL,
    title character varying(200) NOT NULL,
    body text NOT NULL,
    german jsonb,
    published_at timestamp(3) with time zone,
    until timestamp(3) with time zone,
    is_pinned boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    deleted_at timestamp(3) with time zone,
    version integer DEFAULT 1 NOT NULL,
    search_text text GENERATED ALWAYS AS (public.search_form((((((COALESCE(title, ''::character varying))::text || ' '::text) || COALESCE(body, ''::text)) || ' '::text) || COALESCE((german ->> 'title'::text), ''::text)))) STORED NOT NULL
);
CREATE TABLE public.application_counts (
    status text NOT NULL,
    "position" text NOT NULL,
    slot integer NOT NULL,
    total bigint NOT NULL
);
CREATE TABLE public.application_decisions (
    id uuid NOT NULL,
    application_id uuid NOT NULL,
    from_status text NOT NULL,
    to_status text NOT NULL,
    note text,
    actor_id uuid,
    actor_name character varying(200) NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    seen_version integer,
    tells_applicant boolean DEFAULT false NOT NULL,
    told_at timestamp(3) with time zone,
    undone_at timestamp(3) with time zone,
    before jsonb,
    batch uuid,
    CONSTRAINT application_decisions_from_status_check CHECK ((from_status = ANY (ARRAY['pending'::text, 'reviewing'::text, 'accepted'::text, 'rejected'::text]))),
    CONSTRAINT application_decisions_to_status_check CHECK ((to_status = ANY (ARRAY['pending'::text, 'reviewing'::text, 'accepted'::text, 'rejected'::text])))
);
CREATE TABLE public.application_notes (
    id uuid NOT NULL,
    application_id uuid NOT NULL,
    text text NOT NULL,
    author_id uuid,
    author_name character varying(200) NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.application_recomputations (
    id uuid NOT NULL,
    application_id uuid NOT NULL,
    scores_before jsonb NOT NULL,
    scores_after jsonb NOT NULL,
    actor_id uuid,
    actor_name character varying(200) NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.application_retakes (
    id uuid NOT NULL,
    application_id uuid NOT NULL,
    reason text NOT NULL,
    actor_id uuid,
    actor_name character varying(200) NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    open_until timestamp(3) with time zone NOT NULL,
    attempt_id uuid,
    finished_at timestamp(3) with time zone,
    first_attempt_id uuid,
    first_scores jsonb,
    first_formula_version integer,
    begun_at timestamp(3) with time zone,
    withdrawn_at timestamp(3) with time zone,
    withdrawn_by_name character varying(200)
);
CREATE TABLE public.application_reveals (
    application_id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.applications (
    id uuid NOT NULL,
    applicant_name character varying(200) NOT NULL,
    email character varying(254) NOT NULL,
    phone character varying(40) NOT NULL,
    "position" text NOT NULL,
    cover_letter text,
    status character varying(20) DEFAULT 'pending'::character varying NOT NULL,
    general_quiz_score numeric(3,1),
    typing_test_wpm integer,
    typing_test_accuracy integer,
    english_test_score numeric(3,1),
    final_score integer,
    score_source text NOT NULL,
    formula_version integer NOT NULL,
    attempt_id uuid,
    resume_id uuid NOT NULL,
    review_notes text,
    locale text NOT NULL,
    consent_version character varying(40),
    consent_locale text,
    consent_at timestamp(3) with time zone,
    submission_key character varying(250),
    submission_digest character varying(64),
    decided_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    shown_status text GENERATED ALWAYS AS (
CASE
    WHEN ((status)::text = ANY ((ARRAY['reviewing'::character varying, 'accepted'::character varying, 'rejected'::character varying])::text[])) THEN status
    ELSE 'pending'::character varying
END) STORED NOT NULL,
    withdrawn_at timestamp(3) with time zone,
    similar_text text GENERATED ALWAYS AS (public.search_form((((COALESCE(applicant_name, ''::character varying))::text || ' '::text) || COALESCE(split_part((email)::text, '@'::text, 1), ''::text)))) STORED NOT NULL,
    search_text text GENERATED ALWAYS AS (((public.search_form((((((COALESCE(applicant_name, ''::character varying))::text || ' '::text) || (COALESCE(email, ''::character varying))::text) || ' '::text) || (COALESCE(phone, ''::character varying))::text)) || ' '::text) || public.phone_forms((phone)::text))) STORED NOT NULL,
    phone_e164 text GENERATED ALWAYS AS (public.phone_e164((phone)::text)) STORED,
    name_key text GENERATED ALWAYS AS (public.name_key((applicant_name)::text)) STORED,
    tell_at timestamp(3) with time zone,
    told_at timestamp(3) with time zone,
    link_version integer DEFAULT 0 NOT NULL,
    CONSTRAINT applications_consent_locale_check CHECK ((consent_locale = ANY (ARRAY['en'::text, 'de'::text]))),
    CONSTRAINT applications_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'de'::text]))),
    CONSTRAINT applications_position_check CHECK (("position" = ANY (ARRAY['customer-service'::text, 'data-entry'::text, 'back-office'::text, 'tech-support'::text, 'sales'::text]))),
    CONSTRAINT applications_score_source_check CHECK ((score_source = ANY (ARRAY['verified'::text, 'self-reported'::text])))
);
CREATE TABLE public.attempt_sections (
    id uuid NOT NULL,
    attempt_id uuid NOT NULL,
    section text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    started_at timestamp(3) with time zone,
    finished_at timestamp(3) with time zone,
    skipped boolean DEFAULT false NOT NULL,
    questions jsonb,
    answers jsonb,
    percentage integer,
    typed_text text,
    elapsed_ms integer,
    duration_seconds integer,
    wpm integer,
    accuracy integer,
    flags jsonb NOT NULL,
    CONSTRAINT attempt_sections_section_check CHECK ((section = ANY (ARRAY['general'::text, 'typing'::text, 'english'::text])))
);
CREATE TABLE public.attempts (
    id uuid NOT NULL,
    locale text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    touched_at timestamp(3) with time zone NOT NULL,
    submitted_at timestamp(3) with time zone,
    typing_sample text,
    closed_at timestamp(3) with time zone,
    formula_version integer,
    final_score integer,
    is_retake boolean DEFAULT false NOT NULL,
    CONSTRAINT attempts_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'de'::text])))
);
CREATE TABLE public.audit_events (
    id uuid NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    action character varying(60) NOT NULL,
    actor_id uuid,
    actor_name character varying(200),
    subject_id character varying(100),
    subject_label character varying(200),
    request_id character varying(100),
    search_text text GENERATED ALWAYS AS (public.search_form((COALESCE(subject_label, ''::character varying))::text)) STORED NOT NULL,
    actor_text text GENERATED ALWAYS AS (public.search_form((COALESCE(actor_name, ''::character varying))::text)) STORED NOT NULL
);
CREATE TABLE public.bookings (
    id uuid NOT NULL,
    slot timestamp(3) with time zone,
    starts_at timestamp(3) with time zone NOT NULL,
    status text DEFAULT 'booked'::text NOT NULL,
    name character varying(200) NOT NULL,
    email character varying(254) NOT NULL,
    company character varying(200),
    topic text,
    time_zone character varying(100) NOT NULL,
    locale text NOT NULL,
    consent_version character varying(40) NOT NULL,
    submission_key character varying(100),
    submission_digest character varying(64) NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    sequence integer DEFAULT 0 NOT NULL,
    internal_note text,
    changed_at timestamp(3) with time zone,
    version integer DEFAULT 1 NOT NULL,
    consent_locale text,
    similar_text text GENERATED ALWAYS AS (public.search_form((((((COALESCE(name, ''::character varying))::text || ' '::text) || COALESCE(split_part((email)::text, '@'::text, 1), ''::text)) || ' '::text) || (COALESCE(company, ''::character varying))::text))) STORED NOT NULL,
    search_text text GENERATED ALWAYS AS (public.search_form((((((COALESCE(name, ''::character varying))::text || ' '::text) || (COALESCE(email, ''::character varying))::text) || ' '::text) || (COALESCE(company, ''::character varying))::text))) STORED NOT NULL,
    CONSTRAINT bookings_consent_locale_check CHECK ((consent_locale = ANY (ARRAY['en'::text, 'de'::text]))),
    CONSTRAINT bookings_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'de'::text]))),
    CONSTRAINT bookings_status_check CHECK ((status = ANY (ARRAY['booked'::text, 'cancelled'::text])))
);
CREATE TABLE public.bulk_decisions (
    id uuid NOT NULL,
    submission_key character varying(250) NOT NULL,
    submission_digest character varying(64) NOT NULL,
    changed integer DEFAULT 0 NOT NULL,
    skipped integer DEFAULT 0 NOT NULL,
    next uuid,
    created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.change_requests (
    id uuid NOT NULL,
    requested_by_id uuid,
    requested_by_name character varying(200) NOT NULL,
    client_id uuid,
    employee_id uuid,
    subject_kind text NOT NULL,
    subject_id uuid,
    subject_label character varying(200),
    text text NOT NULL,
    payload jsonb,
    status text DEFAULT 'open'::text NOT NULL,
    answer text,
    answered_at timestamp(3) with time zone,
    answered_by character varying(200),
    submission_key character varying(100) NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    submission_digest character varying(64),
    search_text text GENERATED ALWAYS AS (public.search_form(((((COALESCE(text, ''::text) || ' '::text) || (COALESCE(requested_by_name, ''::character varying))::text) || ' '::text) || (COALESCE(subject_label, ''::character varying))::text))) STORED NOT NULL,
    CONSTRAINT change_requests_status_check CHECK ((status = ANY (ARRAY['open'::text, 'approved'::text, 'declined'::text, 'done'::text, 'withdrawn'::text]))),
    CONSTRAINT change_requests_subject_kind_check CHECK ((subject_kind = ANY (ARRAY['service'::text, 'client'::text, 'invoice'::text, 'project'::text, 'employee-government-ids'::text, 'employee-profile'::text])))
);
CREATE TABLE public.chores (
    name character varying(100) NOT NULL,
    next_at timestamp(3) with time zone NOT NULL
);
CREATE SEQUENCE public.client_numbers
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
CREATE TABLE public.client_services (
    id uuid NOT NULL,
    client_id uuid NOT NULL,
    name character varying(200) NOT NULL,
    kind text,
    plan text,
    agents integer NOT NULL,
    hours_per_week integer NOT NULL,
    rate_cents integer NOT NULL,
    currency text NOT NULL,
    starts_on date NOT NULL,
    ends_on date,
    sla text,
    status text DEFAULT 'active'::text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT client_services_currency_check CHECK ((currency = ANY (ARRAY['EUR'::text, 'USD'::text, 'GBP'::text, 'PHP'::text]))),
    CONSTRAINT client_services_kind_check CHECK ((kind = ANY (ARRAY['support'::text, 'calls'::text, 'email'::text, 'languages'::text, 'office'::text, 'entry'::text, 'hr'::text, 'kyc'::text, 'analytics'::text, 'sales'::text]))),
    CONSTRAINT client_services_plan_check CHECK ((plan = ANY (ARRAY['starter'::text, 'professional'::text, 'enterprise'::text]))),
    CONSTRAINT client_services_status_check CHECK ((status = ANY (ARRAY['active'::text, 'paused'::text, 'ended'::text])))
);
CREATE TABLE public.clients (
    id uuid NOT NULL,
    client_id character varying(20) NOT NULL,
    company_name character varying(200) NOT NULL,
    industry character varying(200),
    website character varying(500),
    address character varying(500),
    contact_person character varying(200) NOT NULL,
    contact_title character varying(200),
    contact_email character varying(254) NOT NULL,
    phone character varying(40),
    status text DEFAULT 'active'::text NOT NULL,
    nda_signed boolean DEFAULT false NOT NULL,
    payment_method text DEFAULT 'bank_transfer'::text NOT NULL,
    preferred_currency text DEFAULT 'EUR'::text NOT NULL,
    notes text,
    plan text,
    locale text NOT NULL,
    consent_version character varying(40),
    consent_at timestamp(3) with time zone,
    is_suspicious boolean DEFAULT false NOT NULL,
    submission_key character varying(100),
    submission_digest character varying(64),
    created_at timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    source text DEFAULT 'registration'::text NOT NULL,
    handled_at timestamp(3) with time zone,
    account_manager_id uuid,
    consent_locale text,
    similar_text text GENERATED ALWAYS AS (public.search_form((((((((COALESCE(company_name, ''::character varying))::text || ' '::text) || (COALESCE(client_id, ''::character varying))::text) || ' '::text) || (COALESCE(contact_person, ''::character varying))::text) || ' '::text) || COALESCE(split_part((contact_email)::text, '@'::text, 1), ''::text)))) STORED NOT NULL,
    search_text text GENERATED ALWAYS AS (((public.search_form((((((((((COALESCE(company_name, ''::character varying))::text || ' '::text) || (COALESCE(client_id, ''::character varying))::text) || ' '::text) || (COALESCE(contact_person, ''::character varying))::text) || ' '::text) || (COALESCE(contact_email, ''::character varying))::text) || ' '::text) || (COALESCE(phone, ''::character varying))::text)) || ' '::text) || public.phone_forms((phone)::text))) STORED NOT NULL,
    vat_number character varying(20),
    erased_at timestamp(3) with time zone,
    country character varying(2),
    CONSTRAINT clients_consent_locale_check CHECK ((consent_locale = ANY (ARRAY['en'::text, 'de'::text]))),
    CONSTRAINT clients_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'de'::text]))),
    CONSTRAINT clients_payment_method_check CHECK ((payment_method = ANY (ARRAY['bank_transfer'::text, 'crypto'::text, 'paypal'::text]))),
    CONSTRAINT clients_plan_check CHECK ((plan = ANY (ARRAY['starter'::text, 'professional'::text, 'enterprise'::text]))),
    CONSTRAINT clients_preferred_currency_check CHECK ((preferred_currency = ANY (ARRAY['EUR'::text, 'USD'::text, 'GBP'::text, 'PHP'::text]))),
    CONSTRAINT clients_source_check CHECK ((source = ANY (ARRAY['registration'::text, 'administrator'::text]))),
    CONSTRAINT clients_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text])))
);
CREATE TABLE public.contact_messages (
    id uuid NOT NULL,
    name character varying(200) NOT NULL,
    email character varying(254) NOT NULL,
    company character varying(200),
    message text NOT NULL,
    locale text NOT NULL,
    consent_version character varying(40) NOT NULL,
    is_suspicious boolean DEFAULT false NOT NULL,
    submission_key character varying(100) NOT NULL,
    submission_digest character varying(64) NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    status text DEFAULT 'new'::text NOT NULL,
    internal_note text,
    handled_at timestamp(3) with time zone,
    handled_by character varying(200),
    version integer DEFAULT 1 NOT NULL,
    consent_locale text,
    similar_text text GENERATED ALWAYS AS (public.search_form((((((COALESCE(name, ''::character varying))::text || ' '::text) || COALESCE(split_part((email)::text, '@'::text, 1), ''::text)) || ' '::text) || (COALESCE(company, ''::character varying))::text))) STORED NOT NULL,
    search_text text GENERATED ALWAYS AS (public.search_form((((((((COALESCE(name, ''::character varying))::text || ' '::text) || (COALESCE(email, ''::character varying))::text) || ' '::text) || (COALESCE(company, ''::character varying))::text) || ' '::text) || COALESCE(message, ''::text)))) STORED NOT NULL,
    CONSTRAINT contact_messages_consent_locale_check CHECK ((consent_locale = ANY (ARRAY['en'::text, 'de'::text]))),
    CONSTRAINT contact_messages_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'de'::text]))),
    CONSTRAINT contact_messages_status_check CHECK ((status = ANY (ARRAY['new'::text, 'answered'::text, 'archived'::text])))
);
CREATE TABLE public.document_series (
    series text NOT NULL,
    year integer NOT NULL,
    last_number integer NOT NULL,
    CONSTRAINT document_series_series_check CHECK ((series = ANY (ARRAY['invoice'::text, 'credit-note'::text])))
);
CREATE TABLE public.employee_profiles (
    id uuid NOT NULL,
    slug character varying(140) NOT NULL,
    name character varying(200) NOT NULL,
    "position" character varying(200) NOT NULL,
    department character varying(200),
    bio text NOT NULL,
    short_bio character varying(500) NOT NULL,
    german jsonb,
    image_id uuid,
    additional_image1_id uuid,
    additional_image2_id uuid,
    additional_image3_id uuid,
    phone character varying(40),
    email character varying(254),
    birthdate date,
    address character varying(500),
    hdmf_number character varying(60),
    sss_number character varying(60),
    philhealth_number character varying(60),
    tax_id character varying(60),
    notes text,
    is_active boolean DEFAULT true NOT NULL,
    is_public boolean DEFAULT false NOT NULL,
    display_order integer DEFAULT 0 NOT NULL,
    skills jsonb NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    deleted_at timestamp(3) with time zone,
    version integer DEFAULT 1 NOT NULL,
    application_id uuid,
    similar_text text GENERATED ALWAYS AS (public.search_form((((((((COALESCE(name, ''::character varying))::text || ' '::text) || (COALESCE("position", ''::character varying))::text) || ' '::text) || (COALESCE(department, ''::character varying))::text) || ' '::text) || COALESCE(split_part((email)::text, '@'::text, 1), ''::text)))) STORED NOT NULL,
    private_phone character varying(40),
    private_email character varying(254),
    public_consent_version character varying(40),
    public_consent_locale text,
    public_consent_at timestamp(3) with time zone,
    public_consent_by character varying(200),
    public_consent_withdrawn_at timestamp(3) with time zone,
    search_text text GENERATED ALWAYS AS (((((public.search_form((((((((((((((COALESCE(name, ''::character varying))::text || ' '::text) || (COALESCE("position", ''::character varying))::text) || ' '::text) || (COALESCE(department, ''::character varying))::text) || ' '::text) || (COALESCE(email, ''::character varying))::text) || ' '::text) || (COALESCE(phone, ''::character varying))::text) || ' '::text) || (COALESCE(private_email, ''::character varying))::text) || ' '::text) || (COALESCE(private_phone, ''::character varying))::text)) || ' '::text) || COALESCE(public.phone_forms((phone)::text), ''::text)) || ' '::text) || COALESCE(public.phone_forms((private_phone)::text), ''::text))) STORED NOT NULL,
    CONSTRAINT employee_profiles_public_consent_check CHECK (((NOT is_public) OR (public_consent_at IS NOT NULL))),
    CONSTRAINT employee_profiles_public_consent_locale_check CHECK ((public_consent_locale = ANY (ARRAY['en'::text, 'de'::text])))
);
CREATE TABLE public.exchange_rates (
    currency text NOT NULL,
    pesos double precision NOT NULL,
    fetched_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT exchange_rates_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'EUR'::text, 'GBP'::text])))
);
CREATE TABLE public.gallery_items (
    id uuid NOT NULL,
    image_id uuid NOT NULL,
    caption character varying(300),
    caption_german character varying(300),
    alt character varying(300) DEFAULT ''::character varying NOT NULL,
    alt_german character varying(300) DEFAULT ''::character varying NOT NULL,
    like_count integer DEFAULT 0 NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    display_order integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    search_text text GENERATED ALWAYS AS (public.search_form((((((((COALESCE(caption, ''::character varying))::text || ' '::text) || (COALESCE(caption_german, ''::character varying))::text) || ' '::text) || (COALESCE(alt, ''::character varying))::text) || ' '::text) || (COALESCE(alt_german, ''::character varying))::text))) STORED NOT NULL,
    file_name character varying(400) DEFAULT ''::character varying NOT NULL
);
CREATE TABLE public.gallery_likes (
    item_id uuid NOT NULL,
    session_id character varying(100) NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.image_variants (
    id uuid NOT NULL,
    image_id uuid NOT NULL,
    width integer NOT NULL,
    format text NOT NULL,
    location text DEFAULT 'disk'::text NOT NULL,
    store_key character varying(300) NOT NULL,
    size integer NOT NULL,
    CONSTRAINT image_variants_format_check CHECK ((format = ANY (ARRAY['avif'::text, 'webp'::text]))),
    CONSTRAINT image_variants_location_check CHECK ((location = ANY (ARRAY['disk'::text, 'uploadthing'::text])))
);
CREATE TABLE public.images (
    id uuid NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    widths jsonb NOT NULL,
    placeholder text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.invoice_files (
    invoice_id uuid NOT NULL,
    kind text NOT NULL,
    content bytea NOT NULL,
    account jsonb,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT invoice_files_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit-note'::text])))
);
CREATE TABLE public.invoices (
    id uuid NOT NULL,
    client_id uuid NOT NULL,
    number character varying(20),
    status text DEFAULT 'draft'::text NOT NULL,
    issued_on date,
    due_on date,
    paid_on date,
    voided_on date,
    currency text NOT NULL,
    lines jsonb NOT NULL,
    tax_rate integer NOT NULL,
    net_cents bigint NOT NULL,
    tax_cents bigint NOT NULL,
    total_cents bigint NOT NULL,
    note text,
    recipient jsonb,
    created_at timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    tax_category text DEFAULT 'standard'::text NOT NULL,
    buyer_vat_number character varying(20),
    period_from date,
    period_to date,
    credit_number character varying(20),
    credit_reason character varying(500),
    search_text text GENERATED ALWAYS AS (public.search_form((((((COALESCE(number, ''::character varying))::text || ' '::text) || COALESCE((recipient ->> 'companyName'::text), ''::text)) || ' '::text) || (COALESCE(credit_number, ''::character varying))::text))) STORED NOT NULL,
    credit_settlement text,
    CONSTRAINT invoices_credit_settlement_check CHECK ((credit_settlement = ANY (ARRAY['refund'::text, 'set_off'::text, 'none_paid'::text]))),
    CONSTRAINT invoices_credited_check CHECK ((((credit_number IS NULL) = (credit_reason IS NULL)) AND ((credit_number IS NULL) = (credit_settlement IS NULL)) AND ((credit_number IS NULL) OR ((status = 'void'::text) AND (voided_on IS NOT NULL))))),
    CONSTRAINT invoices_currency_check CHECK ((currency = ANY (ARRAY['EUR'::text, 'USD'::text, 'GBP'::text, 'PHP'::text]))),
    CONSTRAINT invoices_numbered_check CHECK (((status = 'draft'::text) = (number IS NULL))),
    CONSTRAINT invoices_period_check CHECK ((((period_from IS NULL) = (period_to IS NULL)) AND ((period_from IS NULL) OR (period_from <= period_to)))),
    CONSTRAINT invoices_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'sent'::text, 'paid'::text, 'void'::text]))),
    CONSTRAINT invoices_tax_category_check CHECK ((tax_category = ANY (ARRAY['standard'::text, 'reverse_charge'::text, 'outside_scope'::text]))),
    CONSTRAINT invoices_tax_check CHECK (((tax_category = 'standard'::text) OR (tax_rate = 0)))
);
CREATE TABLE public.mikro_orm_migrations (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    executed_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP(6) NOT NULL
);
CREATE SEQUENCE public.mikro_orm_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.mikro_orm_migrations_id_seq OWNED BY public.mikro_orm_migrations.id;
CREATE TABLE public.news_articles (
    id uuid NOT NULL,
    slug character varying(140) NOT NULL,
    title character varying(200) NOT NULL,
    excerpt character varying(500) NOT NULL,
    content text NOT NULL,
    german jsonb,
    main_image_id uuid,
    tags jsonb NOT NULL,
    hashtags jsonb NOT NULL,
    author_name character varying(200) DEFAULT 'Admin'::character varying NOT NULL,
    author_id uuid,
    category character varying(100) DEFAULT 'Company News'::character varying NOT NULL,
    is_published boolean DEFAULT false NOT NULL,
    published_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    deleted_at timestamp(3) with time zone,
    version integer DEFAULT 1 NOT NULL,
    search_text text GENERATED ALWAYS AS (public.search_form((((((((COALESCE(title, ''::character varying))::text || ' '::text) || (COALESCE(slug, ''::character varying))::text) || ' '::text) || (COALESCE(author_name, ''::character varying))::text) || ' '::text) || COALESCE((german ->> 'title'::text), ''::text)))) STORED NOT NULL,
    search_body text GENERATED ALWAYS AS (public.search_form((((((((((((COALESCE(title, ''::character varying))::text || ' '::text) || COALESCE((german ->> 'title'::text), ''::text)) || ' '::text) || (COALESCE(excerpt, ''::character varying))::text) || ' '::text) || COALESCE(content, ''::text)) || ' '::text) || COALESCE((german ->> 'excerpt'::text), ''::text)) || ' '::text) || COALESCE((german ->> 'content'::text), ''::text)))) STORED NOT NULL
);
CREATE TABLE public.newsletter_subscribers (
    id uuid NOT NULL,
    email character varying(254) NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    locale text NOT NULL,
    consent_version character varying(40) NOT NULL,
    consent_at timestamp(3) with time zone NOT NULL,
    is_suspicious boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    confirmed_at timestamp(3) with time zone,
    confirmation_sent_at timestamp(3) with time zone,
    consent_locale text,
    similar_text text GENERATED ALWAYS AS (public.search_form(COALESCE(split_part((email)::text, '@'::text, 1), ''::text))) STORED NOT NULL,
    search_text text GENERATED ALWAYS AS (public.search_form((COALESCE(email, ''::character varying))::text)) STORED NOT NULL,
    CONSTRAINT newsletter_subscribers_consent_locale_check CHECK ((consent_locale = ANY (ARRAY['en'::text, 'de'::text]))),
    CONSTRAINT newsletter_subscribers_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'de'::text]))),
    CONSTRAINT newsletter_subscribers_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'unsubscribed'::text])))
);
CREATE TABLE public.outgoing_mails (
    id uuid NOT NULL,
    kind text NOT NULL,
    recipient character varying(254) NOT NULL,
    locale text NOT NULL,
    subject character varying(300) NOT NULL,
    text text,
    html text,
    attachments jsonb,
    status text DEFAULT 'queued'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_error character varying(100),
    about_id uuid,
    created_at timestamp(3) with time zone NOT NULL,
    delivered_at timestamp(3) with time zone,
    claimed_until timestamp(3) with time zone,
    unsubscribe_url character varying(500),
    expires_at timestamp(3) with time zone,
    similar_text text GENERATED ALWAYS AS (public.search_form(((COALESCE(split_part((recipient)::text, '@'::text, 1), ''::text) || ' '::text) || (COALESCE(subject, ''::character varying))::text))) STORED NOT NULL,
    search_text text GENERATED ALWAYS AS (public.search_form((((COALESCE(recipient, ''::character varying))::text || ' '::text) || (COALESCE(subject, ''::character varying))::text))) STORED NOT NULL,
    CONSTRAINT outgoing_mails_kind_check CHECK ((kind = ANY (ARRAY['application-received'::text, 'application-status'::text, 'application-retake'::text, 'retake-withdrawn'::text, 'client-registered'::text, 'invitation'::text, 'password-reset'::text, 'newsletter-confirmation'::text, 'booking-confirmed'::text, 'booking-moved'::text, 'booking-access'::text, 'booking-cancelled'::text, 'contact-received'::text, 'staff-notice'::text, 'invoice-sent'::text, 'credit-note'::text, 'request-answered'::text]))),
    CONSTRAINT outgoing_mails_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'de'::text]))),
    CONSTRAINT outgoing_mails_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'kept'::text, 'failed'::text, 'expired'::text])))
);
CREATE TABLE public.project_updates (
    id uuid NOT NULL,
    project_id uuid NOT NULL,
    text text NOT NULL,
    author_id uuid,
    author_name character varying(200) NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.projects (
    id uuid NOT NULL,
    client_id uuid NOT NULL,
    name character varying(200) NOT NULL,
    summary text NOT NULL,
    status text DEFAULT 'planned'::text NOT NULL,
    starts_on date,
    due_on date,
    set_progress integer,
    milestones jsonb NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    search_text text GENERATED ALWAYS AS (public.search_form((name)::text)) STORED NOT NULL,
    CONSTRAINT projects_status_check CHECK ((status = ANY (ARRAY['planned'::text, 'active'::text, 'on-hold'::text, 'completed'::text, 'cancelled'::text])))
);
CREATE TABLE public.question_stats (
    question_id uuid NOT NULL,
    answered integer DEFAULT 0 NOT NULL,
    correct integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.questions (
    id uuid NOT NULL,
    type text NOT NULL,
    category character varying(100) DEFAULT ''::character varying NOT NULL,
    question_text text NOT NULL,
    options jsonb NOT NULL,
    correct_answer character varying(500) NOT NULL,
    german jsonb,
    points integer DEFAULT 1 NOT NULL,
    difficulty text DEFAULT 'medium'::text NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    seed_key character varying(100),
    created_at timestamp(3) with time zone NOT NULL,
    deleted_at timestamp(3) with time zone,
    version integer DEFAULT 1 NOT NULL,
    search_text text GENERATED ALWAYS AS (public.search_form(((((((((COALESCE(question_text, ''::text) || ' '::text) || (COALESCE(category, ''::character varying))::text) || ' '::text) || COALESCE(public.json_texts(options), ''::text)) || ' '::text) || COALESCE((german ->> 'questionText'::text), ''::text)) || ' '::text) || COALESCE(public.json_texts((german -> 'options'::text)), ''::text)))) STORED NOT NULL,
    CONSTRAINT questions_difficulty_check CHECK ((difficulty = ANY (ARRAY['easy'::text, 'medium'::text, 'hard'::text]))),
    CONSTRAINT questions_type_check CHECK ((type = ANY (ARRAY['general'::text, 'english'::text, 'typing'::text, 'german'::text])))
);
CREATE TABLE public.rate_limits (
    bucket character varying(300) NOT NULL,
    count integer NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.recovery_codes (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    code_hash character varying(64) NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.resource_acknowledgements (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    resource_version_id uuid NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.resource_versions (
    id uuid NOT NULL,
    resource_id uuid NOT NULL,
    number integer NOT NULL,
    url character varying(500),
    upload_id uuid,
    note character varying(500),
    author_name character varying(200),
    created_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.resources (
    id uuid NOT NULL,
    title character varying(200) NOT NULL,
    description text NOT NULL,
    category character varying(100) NOT NULL,
    language text NOT NULL,
    kind text NOT NULL,
    requires_acknowledgement boolean DEFAULT false NOT NULL,
    current_version integer DEFAULT 1 NOT NULL,
    archived_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    deleted_at timestamp(3) with time zone,
    version integer DEFAULT 1 NOT NULL,
    search_text text GENERATED ALWAYS AS (public.search_form((((((COALESCE(title, ''::character varying))::text || ' '::text) || COALESCE(description, ''::text)) || ' '::text) || (COALESCE(category, ''::character varying))::text))) STORED NOT NULL,
    CONSTRAINT resources_kind_check CHECK ((kind = ANY (ARRAY['document'::text, 'link'::text]))),
    CONSTRAINT resources_language_check CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'both'::text])))
);
CREATE TABLE public.retention_holds (
    id uuid NOT NULL,
    kind text NOT NULL,
    record_id uuid NOT NULL,
    reason character varying(500) NOT NULL,
    actor_id uuid,
    actor_name character varying(200) NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT retention_holds_kind_check CHECK ((kind = ANY (ARRAY['application'::text, 'message'::text, 'subscriber'::text, 'booking'::text, 'event'::text])))
);
CREATE TABLE public.saved_views (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    screen text NOT NULL,
    name character varying(80) NOT NULL,
    state jsonb NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT saved_views_screen_check CHECK ((screen = 'applications'::text))
);
CREATE TABLE public.second_factors (
    user_id uuid NOT NULL,
    secret character varying(300),
    enabled_at timestamp(3) with time zone,
    last_step integer DEFAULT 0 NOT NULL,
    pending_secret character varying(300),
    pending_at timestamp(3) with time zone
);
CREATE TABLE public.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    last_seen_at timestamp(3) with time zone NOT NULL,
    device character varying(60)
);
CREATE TABLE public.settings (
    key character varying(100) NOT NULL,
    value text NOT NULL,
    description character varying(500) DEFAULT ''::character varying NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.staff_notices (
    user_id uuid NOT NULL,
    kind text NOT NULL,
    told_at timestamp(3) with time zone NOT NULL,
    waiting integer DEFAULT 0 NOT NULL,
    counted integer DEFAULT 0 NOT NULL,
    CONSTRAINT staff_notices_kind_check CHECK ((kind = ANY (ARRAY['message'::text, 'application'::text, 'retake-finished'::text, 'registration'::text, 'booking'::text, 'booking-moved'::text, 'booking-cancelled'::text, 'change-request'::text])))
);
CREATE TABLE public.uploads (
    id uuid NOT NULL,
    purpose text NOT NULL,
    status text NOT NULL,
    location text DEFAULT 'disk'::text NOT NULL,
    store_key character varying(300) NOT NULL,
    file_name character varying(255) DEFAULT ''::character varying NOT NULL,
    content_type character varying(150) DEFAULT ''::character varying NOT NULL,
    size integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    sender character varying(64),
    CONSTRAINT uploads_location_check CHECK ((location = ANY (ARRAY['disk'::text, 'uploadthing'::text]))),
    CONSTRAINT uploads_purpose_check CHECK ((purpose = ANY (ARRAY['resume'::text, 'resource'::text]))),
    CONSTRAINT uploads_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'stored'::text, 'attached'::text])))
);
CREATE TABLE public.user_tokens (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    token_hash character varying(64) NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT user_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['invitation'::text, 'password-reset'::text])))
);
CREATE TABLE public.users (
    id uuid NOT NULL,
    username character varying(100) NOT NULL,
    email character varying(254) NOT NULL,
    first_name character varying(100) NOT NULL,
    last_name character varying(100) NOT NULL,
    role text NOT NULL,
    password_hash character varying(300),
    is_active boolean DEFAULT true NOT NULL,
    session_version integer DEFAULT 0 NOT NULL,
    locale text,
    created_at timestamp(3) with time zone NOT NULL,
    last_login_at timestamp(3) with time zone,
    client_id uuid,
    invited_at timestamp(3) with time zone,
    version integer DEFAULT 1 NOT NULL,
    employee_id uuid,
    wants_notices boolean DEFAULT true NOT NULL,
    deactivated_with_profile boolean DEFAULT false NOT NULL,
    similar_text text GENERATED ALWAYS AS (public.search_form((((((COALESCE(first_name, ''::character varying))::text || ' '::text) || (COALESCE(last_name, ''::character varying))::text) || ' '::text) || COALESCE(split_part((email)::text, '@'::text, 1), ''::text)))) STORED NOT NULL,
    search_text text GENERATED ALWAYS AS (public.search_form((((((COALESCE(first_name, ''::character varying))::text || ' '::text) || (COALESCE(last_name, ''::character varying))::text) || ' '::text) || (COALESCE(email, ''::character varying))::text))) STORED NOT NULL,
    CONSTRAINT users_locale_check CHECK ((locale = ANY (ARRAY['en'::text, 'de'::text]))),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'employee'::text, 'client'::text])))
);
ALTER TABLE ONLY public.mikro_orm_migrations ALTER COLUMN id SET DEFAULT nextval('public.mikro_orm_migrations_id_seq'::regclass);
ALTER TABLE ONLY public.announcements
    ADD CONSTRAINT announcements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.application_counts
    ADD CONSTRAINT application_counts_pkey PRIMARY KEY (status, "position", slot);
ALTER TABLE ONLY public.application_decisions
    ADD CONSTRAINT application_decisions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.application_notes
    ADD CONSTRAINT application_notes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.application_recomputations
    ADD CONSTRAINT application_recomputations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.application_retakes
    ADD CONSTRAINT application_retakes_attempt_id_unique UNIQUE (attempt_id);
ALTER TABLE ONLY public.application_retakes
    ADD CONSTRAINT application_retakes_first_attempt_id_unique UNIQUE (first_attempt_id);
ALTER TABLE ONLY public.application_retakes
    ADD CONSTRAINT application_retakes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.application_reveals
    ADD CONSTRAINT application_reveals_pkey PRIMARY KEY (application_id, user_id);
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_attempt_id_unique UNIQUE (attempt_id);
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_resume_id_unique UNIQUE (resume_id);
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_submission_key_unique UNIQUE (submission_key);
ALTER TABLE ONLY public.attempt_sections
    ADD CONSTRAINT attempt_sections_attempt_id_section_unique UNIQUE (attempt_id, section);
ALTER TABLE ONLY public.attempt_sections
    ADD CONSTRAINT attempt_sections_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit_events
    ADD CONSTRAINT audit_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_slot_unique UNIQUE (slot);
ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_submission_key_unique UNIQUE (submission_key);
ALTER TABLE ONLY public.bulk_decisions
    ADD CONSTRAINT bulk_decisions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.bulk_decisions
    ADD CONSTRAINT bulk_decisions_submission_key_unique UNIQUE (submission_key);
ALTER TABLE ONLY public.change_requests
    ADD CONSTRAINT change_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.change_requests
    ADD CONSTRAINT change_requests_submission_key_unique UNIQUE (submission_key);
ALTER TABLE ONLY public.chores
    ADD CONSTRAINT chores_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.client_services
    ADD CONSTRAINT client_services_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_client_id_unique UNIQUE (client_id);
ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_submission_key_unique UNIQUE (submission_key);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_submission_key_unique UNIQUE (submission_key);
ALTER TABLE ONLY public.document_series
    ADD CONSTRAINT document_series_pkey PRIMARY KEY (series, year);
ALTER TABLE ONLY public.employee_profiles
    ADD CONSTRAINT employee_profiles_application_id_unique UNIQUE (application_id);
ALTER TABLE ONLY public.employee_profiles
    ADD CONSTRAINT employee_profiles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.employee_profiles
    ADD CONSTRAINT employee_profiles_slug_unique UNIQUE (slug);
ALTER TABLE ONLY public.exchange_rates
    ADD CONSTRAINT exchange_rates_pkey PRIMARY KEY (currency);
ALTER TABLE ONLY public.gallery_items
    ADD CONSTRAINT gallery_items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.gallery_likes
    ADD CONSTRAINT gallery_likes_pkey PRIMARY KEY (item_id, session_id);
ALTER TABLE ONLY public.image_variants
    ADD CONSTRAINT image_variants_image_id_width_format_unique UNIQUE (image_id, width, format);
ALTER TABLE ONLY public.image_variants
    ADD CONSTRAINT image_variants_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invoice_files
    ADD CONSTRAINT invoice_files_pkey PRIMARY KEY (invoice_id, kind);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_credit_number_unique UNIQUE (credit_number);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_number_unique UNIQUE (number);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mikro_orm_migrations
    ADD CONSTRAINT mikro_orm_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.news_articles
    ADD CONSTRAINT news_articles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.news_articles
    ADD CONSTRAINT news_articles_slug_unique UNIQUE (slug);
ALTER TABLE ONLY public.newsletter_subscribers
    ADD CONSTRAINT newsletter_subscribers_email_unique UNIQUE (email);
ALTER TABLE ONLY public.newsletter_subscribers
    ADD CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.outgoing_mails
    ADD CONSTRAINT outgoing_mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.project_updates
    ADD CONSTRAINT project_updates_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.question_stats
    ADD CONSTRAINT question_stats_pkey PRIMARY KEY (question_id);
ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.questions
    ADD CONSTRAINT questions_seed_key_unique UNIQUE (seed_key);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (bucket);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_code_hash_unique UNIQUE (user_id, code_hash);
ALTER TABLE ONLY public.resource_acknowledgements
    ADD CONSTRAINT resource_acknowledgements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.resource_acknowledgements
    ADD CONSTRAINT resource_acknowledgements_resource_version_id_user_id_unique UNIQUE (resource_version_id, user_id);
ALTER TABLE ONLY public.resource_versions
    ADD CONSTRAINT resource_versions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.resource_versions
    ADD CONSTRAINT resource_versions_resource_id_number_unique UNIQUE (resource_id, number);
ALTER TABLE ONLY public.resource_versions
    ADD CONSTRAINT resource_versions_upload_id_unique UNIQUE (upload_id);
ALTER TABLE ONLY public.resources
    ADD CONSTRAINT resources_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.retention_holds
    ADD CONSTRAINT retention_holds_kind_record_id_unique UNIQUE (kind, record_id);
ALTER TABLE ONLY public.retention_holds
    ADD CONSTRAINT retention_holds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_user_id_screen_name_unique UNIQUE (user_id, screen, name);
ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.staff_notices
    ADD CONSTRAINT staff_notices_pkey PRIMARY KEY (user_id, kind);
ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.user_tokens
    ADD CONSTRAINT user_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.user_tokens
    ADD CONSTRAINT user_tokens_token_hash_unique UNIQUE (token_hash);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_unique UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_employee_id_unique UNIQUE (employee_id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_username_unique UNIQUE (username);
CREATE INDEX announcements_is_pinned_published_at_id_index ON public.announcements USING btree (is_pinned, published_at, id);
CREATE INDEX announcements_published_at_id_index ON public.announcements USING btree (published_at, id);
CREATE INDEX announcements_search ON public.announcements USING gin (search_text gin_trgm_ops);
CREATE INDEX announcements_title_id_index ON public.announcements USING btree (title, id);
CREATE INDEX announcements_updated_at_id_index ON public.announcements USING btree (updated_at, id);
CREATE INDEX application_decisions_application_id_index ON public.application_decisions USING btree (application_id);
CREATE INDEX application_decisions_batch_index ON public.application_decisions USING btree (batch);
CREATE INDEX application_decisions_recent_batches ON public.application_decisions USING btree (created_at) WHERE (batch IS NOT NULL);
CREATE INDEX application_notes_application_id_created_at_id_index ON public.application_notes USING btree (application_id, created_at, id);
CREATE INDEX application_recomputations_application_id_index ON public.application_recomputations USING btree (application_id);
CREATE INDEX application_retakes_application_id_index ON public.application_retakes USING btree (application_id);
CREATE UNIQUE INDEX application_retakes_current_unique ON public.application_retakes USING btree (application_id) WHERE (withdrawn_at IS NULL);
CREATE INDEX application_reveals_user_id_index ON public.application_reveals USING btree (user_id);
CREATE INDEX applications_applicant_name_sort ON public.applications USING btree (applicant_name, id);
CREATE INDEX applications_created_at_id_index ON public.applications USING btree (created_at, id);
CREATE INDEX applications_email_duplicates ON public.applications USING btree (lower((email)::text));
CREATE INDEX applications_email_sort ON public.applications USING btree (email, id);
CREATE INDEX applications_ended_since ON public.applications USING btree ((
CASE
    WHEN (shown_status = 'rejected'::text) THEN COALESCE(told_at, withdrawn_at)
    ELSE withdrawn_at
END), id) WHERE (((shown_status = 'rejected'::text) AND (told_at IS NOT NULL)) OR (withdrawn_at IS NOT NULL));
CREATE INDEX applications_figures ON public.applications USING btree (created_at) INCLUDE (shown_status, "position", final_score);
CREATE INDEX applications_name_duplicates ON public.applications USING btree (name_key);
CREATE INDEX applications_phone_duplicates ON public.applications USING btree (phone_e164);
CREATE INDEX applications_position_sort ON public.applications USING btree ("position", id);
CREATE INDEX applications_score_ascending_sort ON public.applications USING btree (COALESCE(final_score, 1000), id);
CREATE INDEX applications_score_descending_sort ON public.applications USING btree (COALESCE(final_score, '-1'::integer), id);
CREATE INDEX applications_search ON public.applications USING gin (search_text gin_trgm_ops);
CREATE INDEX applications_shown_status_created_at_sort ON public.applications USING btree (shown_status, created_at, id);
CREATE INDEX applications_shown_status_sort ON public.applications USING btree (shown_status, id);
CREATE INDEX applications_similar ON public.applications USING gin (similar_text gin_trgm_ops);
CREATE INDEX applications_untold ON public.applications USING btree (created_at, id) WHERE ((shown_status = 'rejected'::text) AND (told_at IS NULL) AND (withdrawn_at IS NULL));
CREATE INDEX audit_events_action_at_id_index ON public.audit_events USING btree (action, at, id);
CREATE INDEX audit_events_actor ON public.audit_events USING gin (actor_text gin_trgm_ops);
CREATE INDEX audit_events_actor_id_action_at_id_index ON public.audit_events USING btree (actor_id, action, at, id);
CREATE INDEX audit_events_actor_id_at_id_index ON public.audit_events USING btree (actor_id, at, id);
CREATE INDEX audit_events_at_id_index ON public.audit_events USING btree (at, id);
CREATE INDEX audit_events_search ON public.audit_events USING gin (search_text gin_trgm_ops);
CREATE INDEX audit_events_subject_id_at_id_index ON public.audit_events USING btree (subject_id, at, id);
CREATE INDEX bookings_search ON public.bookings USING gin (search_text gin_trgm_ops);
CREATE INDEX bookings_similar ON public.bookings USING gin (similar_text gin_trgm_ops);
CREATE INDEX bookings_starts_at_id_index ON public.bookings USING btree (starts_at, id);
CREATE INDEX bulk_decisions_created_at_index ON public.bulk_decisions USING btree (created_at);
CREATE INDEX change_requests_client_id_created_at_id_index ON public.change_requests USING btree (client_id, created_at, id);
CREATE INDEX change_requests_created_at_index ON public.change_requests USING btree (created_at);
CREATE INDEX change_requests_employee_id_created_at_id_index ON public.change_requests USING btree (employee_id, created_at, id);
CREATE INDEX change_requests_requested_by_id_index ON public.change_requests USING btree (requested_by_id);
CREATE INDEX change_requests_search ON public.change_requests USING gin (search_text gin_trgm_ops);
CREATE INDEX change_requests_status_created_at_id_index ON public.change_requests USING btree (status, created_at, id);
CREATE INDEX client_services_client_id_starts_on_id_index ON public.client_services USING btree (client_id, starts_on, id);
CREATE INDEX clients_account_manager_id_index ON public.clients USING btree (account_manager_id);
CREATE INDEX clients_company_name_id_index ON public.clients USING btree (company_name, id);
CREATE INDEX clients_contact_person_id_index ON public.clients USING btree (contact_person, id);
CREATE INDEX clients_created_at_index ON public.clients USING btree (created_at);
CREATE INDEX clients_search ON public.clients USING gin (search_text gin_trgm_ops);
CREATE INDEX clients_similar ON public.clients USING gin (similar_text gin_trgm_ops);
CREATE INDEX clients_source_handled_at_created_at_id_index ON public.clients USING btree (source, handled_at, created_at, id);
CREATE INDEX contact_messages_created_at_index ON public.contact_messages USING btree (created_at);
CREATE INDEX contact_messages_name_id_index ON public.contact_messages USING btree (name, id);
CREATE INDEX contact_messages_search ON public.contact_messages USING gin (search_text gin_trgm_ops);
CREATE INDEX contact_messages_similar ON public.contact_messages USING gin (similar_text gin_trgm_ops);
CREATE INDEX contact_messages_status_created_at_id_index ON public.contact_messages USING btree (status, created_at, id);
CREATE INDEX employee_profiles_created_at_id_index ON public.employee_profiles USING btree (created_at, id);
CREATE INDEX employee_profiles_department_id_index ON public.employee_profiles USING btree (department, id);
CREATE INDEX employee_profiles_display_order_name_id_index ON public.employee_profiles USING btree (display_order, name, id);
CREATE INDEX employee_profiles_is_public_is_active_display_order_index ON public.employee_profiles USING btree (is_public, is_active, display_order);
CREATE INDEX employee_profiles_name_id_index ON public.employee_profiles USING btree (name, id);
CREATE INDEX employee_profiles_position_id_index ON public.employee_profiles USING btree ("position", id);
CREATE INDEX employee_profiles_search ON public.employee_profiles USING gin (search_text gin_trgm_ops);
CREATE INDEX employee_profiles_similar ON public.employee_profiles USING gin (similar_text gin_trgm_ops);
CREATE INDEX gallery_items_is_active_display_order_index ON public.gallery_items USING btree (is_active, display_order);
CREATE INDEX gallery_items_search ON public.gallery_items USING gin (search_text gin_trgm_ops);
CREATE INDEX gallery_likes_session_id_index ON public.gallery_likes USING btree (session_id);
CREATE INDEX image_variants_store_key_index ON public.image_variants USING btree (store_key);
CREATE INDEX invoices_client_id_created_at_id_index ON public.invoices USING btree (client_id, created_at, id);
CREATE INDEX invoices_client_id_issued_on_id_index ON public.invoices USING btree (client_id, issued_on, id);
CREATE INDEX invoices_search ON public.invoices USING gin (search_text gin_trgm_ops);
CREATE INDEX news_articles_author_name_sort ON public.news_articles USING btree (author_name, id) WHERE (deleted_at IS NULL);
CREATE INDEX news_articles_category_names ON public.news_articles USING btree (category, ((german ->> 'category'::text))) WHERE (is_published AND (deleted_at IS NULL));
CREATE INDEX news_articles_category_published ON public.news_articles USING btree (category, is_published, published_at) WHERE (deleted_at IS NULL);
CREATE INDEX news_articles_category_sort ON public.news_articles USING btree (category, id) WHERE (deleted_at IS NULL);
CREATE INDEX news_articles_newest_sort ON public.news_articles USING btree (published_at DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX news_articles_oldest_sort ON public.news_articles USING btree (published_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX news_articles_published ON public.news_articles USING btree (is_published, published_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX news_articles_search ON public.news_articles USING gin (search_text gin_trgm_ops);
CREATE INDEX news_articles_search_body ON public.news_articles USING gin (search_body gin_trgm_ops);
CREATE INDEX news_articles_title_sort ON public.news_articles USING btree (title, id) WHERE (deleted_at IS NULL);
CREATE INDEX news_articles_updated_at_sort ON public.news_articles USING btree (updated_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX newsletter_subscribers_created_at_id_index ON public.newsletter_subscribers USING btree (created_at, id);
CREATE INDEX newsletter_subscribers_pending_since ON public.newsletter_subscribers USING btree (consent_at, id) WHERE (status = 'pending'::text);
CREATE INDEX newsletter_subscribers_search ON public.newsletter_subscribers USING gin (search_text gin_trgm_ops);
CREATE INDEX newsletter_subscribers_similar ON public.newsletter_subscribers USING gin (similar_text gin_trgm_ops);
CREATE INDEX newsletter_subscribers_status_created_at_id_index ON public.newsletter_subscribers USING btree (status, created_at, id);
CREATE INDEX outgoing_mails_about_id_index ON public.outgoing_mails USING btree (about_id);
CREATE INDEX outgoing_mails_created_at_id_index ON public.outgoing_mails USING btree (created_at, id);
CREATE INDEX outgoing_mails_recipient_id_index ON public.outgoing_mails USING btree (recipient, id);
CREATE INDEX outgoing_mails_search ON public.outgoing_mails USING gin (search_text gin_trgm_ops);
CREATE INDEX outgoing_mails_similar ON public.outgoing_mails USING gin (similar_text gin_trgm_ops);
CREATE INDEX outgoing_mails_status_created_at_id_index ON public.outgoing_mails USING btree (status, created_at, id);
CREATE INDEX project_updates_project_id_created_at_id_index ON public.project_updates USING btree (project_id, created_at, id);
CREATE INDEX projects_client_id_created_at_id_index ON public.projects USING btree (client_id, created_at, id);
CREATE INDEX projects_search ON public.projects USING gin (search_text gin_trgm_ops);
CREATE INDEX projects_status_index ON public.projects USING btree (status);
CREATE INDEX questions_search ON public.questions USING gin (search_text gin_trgm_ops);
CREATE INDEX questions_type_index ON public.questions USING btree (type);
CREATE INDEX rate_limits_expires_at_index ON public.rate_limits USING btree (expires_at);
CREATE INDEX resource_acknowledgements_user_id_index ON public.resource_acknowledgements USING btree (user_id);
CREATE INDEX resources_category_title_id_index ON public.resources USING btree (category, title, id);
CREATE INDEX resources_search ON public.resources USING gin (search_text gin_trgm_ops);
CREATE INDEX resources_title_id_index ON public.resources USING btree (title, id);
CREATE INDEX resources_updated_at_id_index ON public.resources USING btree (updated_at, id);
CREATE INDEX retention_holds_actor_id_index ON public.retention_holds USING btree (actor_id);
CREATE INDEX sessions_user_id_index ON public.sessions USING btree (user_id);
CREATE INDEX uploads_created_at_index ON public.uploads USING btree (created_at);
CREATE INDEX uploads_status_sender_index ON public.uploads USING btree (status, sender);
CREATE INDEX user_tokens_user_id_index ON public.user_tokens USING btree (user_id);
CREATE INDEX users_client_id_index ON public.users USING btree (client_id);
CREATE INDEX users_created_at_id_index ON public.users USING btree (created_at, id);
CREATE INDEX users_last_login_at_id_index ON public.users USING btree (last_login_at, id);
CREATE INDEX users_last_login_at_newest_index ON public.users USING btree (last_login_at DESC NULLS LAST, id DESC);
CREATE INDEX users_last_name_first_name_id_index ON public.users USING btree (last_name, first_name, id);
CREATE INDEX users_role_id_index ON public.users USING btree (role, id);
CREATE INDEX users_search ON public.users USING gin (search_text gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX users_similar ON public.users USING gin (similar_text gin_trgm_ops) WITH (fastupdate=off);
CREATE TRIGGER announce_changed AFTER UPDATE ON public.employee_profiles FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.announce_content();
CREATE TRIGGER announce_changed AFTER UPDATE ON public.exchange_rates FOR EACH ROW WHEN ((old.pesos IS DISTINCT FROM new.pesos)) EXECUTE FUNCTION public.announce_content();
CREATE TRIGGER announce_changed AFTER UPDATE ON public.gallery_items FOR EACH ROW WHEN (((to_jsonb(old.*) - 'like_count'::text) IS DISTINCT FROM (to_jsonb(new.*) - 'like_count'::text))) EXECUTE FUNCTION public.announce_content();
CREATE TRIGGER announce_changed AFTER UPDATE ON public.news_articles FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public.announce_content();
CREATE TRIGGER announce_changed AFTER UPDATE ON public.settings FOR EACH ROW WHEN ((old.value IS DISTINCT FROM new.value)) EXECUTE FUNCTION public.announce_content();
CREATE TRIGGER announce_written AFTER INSERT OR DELETE ON public.employee_profiles FOR EACH ROW EXECUTE FUNCTION public.announce_content();
CREATE TRIGGER announce_written AFTER INSERT OR DELETE ON public.exchange_rates FOR EACH ROW EXECUTE FUNCTION public.announce_content();
CREATE TRIGGER announce_written AFTER INSERT OR DELETE ON public.gallery_items FOR EACH ROW EXECUTE FUNCTION public.announce_content();
CREATE TRIGGER announce_written AFTER INSERT OR DELETE ON public.news_articles FOR EACH ROW EXECUTE FUNCTION public.announce_content();
CREATE TRIGGER announce_written AFTER INSERT OR DELETE ON public.settings FOR EACH ROW EXECUTE FUNCTION public.announce_content();
CREATE TRIGGER applications_counted_after_delete AFTER DELETE ON public.applications REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.count_applications_after_delete();
CREATE TRIGGER applications_counted_after_insert AFTER INSERT ON public.applications REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_applications_after_insert();
CREATE TRIGGER applications_counted_after_truncate AFTER TRUNCATE ON public.applications FOR EACH STATEMENT EXECUTE FUNCTION public.count_applications_after_truncate();
CREATE TRIGGER applications_counted_after_update AFTER UPDATE ON public.applications REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_applications_after_update();
ALTER TABLE ONLY public.application_decisions
    ADD CONSTRAINT application_decisions_actor_id_foreign FOREIGN KEY (actor_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.application_decisions
    ADD CONSTRAINT application_decisions_application_id_foreign FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.application_notes
    ADD CONSTRAINT application_notes_application_id_foreign FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.application_notes
    ADD CONSTRAINT application_notes_author_id_foreign FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.application_recomputations
    ADD CONSTRAINT application_recomputations_actor_id_foreign FOREIGN KEY (actor_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.application_recomputations
    ADD CONSTRAINT application_recomputations_application_id_foreign FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.application_retakes
    ADD CONSTRAINT application_retakes_actor_id_foreign FOREIGN KEY (actor_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.application_retakes
    ADD CONSTRAINT application_retakes_application_id_foreign FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.application_retakes
    ADD CONSTRAINT application_retakes_attempt_id_foreign FOREIGN KEY (attempt_id) REFERENCES public.attempts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.application_retakes
    ADD CONSTRAINT application_retakes_first_attempt_id_foreign FOREIGN KEY (first_attempt_id) REFERENCES public.attempts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.application_reveals
    ADD CONSTRAINT application_reveals_application_id_foreign FOREIGN KEY (application_id) REFERENCES public.applications(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.application_reveals
    ADD CONSTRAINT application_reveals_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_attempt_id_foreign FOREIGN KEY (attempt_id) REFERENCES public.attempts(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_resume_id_foreign FOREIGN KEY (resume_id) REFERENCES public.uploads(id);
ALTER TABLE ONLY public.attempt_sections
    ADD CONSTRAINT attempt_sections_attempt_id_foreign FOREIGN KEY (attempt_id) REFERENCES public.attempts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.change_requests
    ADD CONSTRAINT change_requests_client_id_foreign FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.change_requests
    ADD CONSTRAINT change_requests_employee_id_foreign FOREIGN KEY (employee_id) REFERENCES public.employee_profiles(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.change_requests
    ADD CONSTRAINT change_requests_requested_by_id_foreign FOREIGN KEY (requested_by_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.client_services
    ADD CONSTRAINT client_services_client_id_foreign FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_account_manager_id_foreign FOREIGN KEY (account_manager_id) REFERENCES public.employee_profiles(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.employee_profiles
    ADD CONSTRAINT employee_profiles_additional_image1_id_foreign FOREIGN KEY (additional_image1_id) REFERENCES public.images(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.employee_profiles
    ADD CONSTRAINT employee_profiles_additional_image2_id_foreign FOREIGN KEY (additional_image2_id) REFERENCES public.images(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.employee_profiles
    ADD CONSTRAINT employee_profiles_additional_image3_id_foreign FOREIGN KEY (additional_image3_id) REFERENCES public.images(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.employee_profiles
    ADD CONSTRAINT employee_profiles_application_id_foreign FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.employee_profiles
    ADD CONSTRAINT employee_profiles_image_id_foreign FOREIGN KEY (image_id) REFERENCES public.images(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.gallery_items
    ADD CONSTRAINT gallery_items_image_id_foreign FOREIGN KEY (image_id) REFERENCES public.images(id);
ALTER TABLE ONLY public.gallery_likes
    ADD CONSTRAINT gallery_likes_item_id_foreign FOREIGN KEY (item_id) REFERENCES public.gallery_items(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.image_variants
    ADD CONSTRAINT image_variants_image_id_foreign FOREIGN KEY (image_id) REFERENCES public.images(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invoice_files
    ADD CONSTRAINT invoice_files_invoice_id_foreign FOREIGN KEY (invoice_id) REFERENCES public.invoices(id);
ALTER TABLE ONLY public.invoices
    ADD CONSTRAINT invoices_client_id_foreign FOREIGN KEY (client_id) REFERENCES public.clients(id);
ALTER TABLE ONLY public.news_articles
    ADD CONSTRAINT news_articles_author_id_foreign FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.news_articles
    ADD CONSTRAINT news_articles_main_image_id_foreign FOREIGN KEY (main_image_id) REFERENCES public.images(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.project_updates
    ADD CONSTRAINT project_updates_author_id_foreign FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.project_updates
    ADD CONSTRAINT project_updates_project_id_foreign FOREIGN KEY (project_id) REFERENCES public.projects(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.projects
    ADD CONSTRAINT projects_client_id_foreign FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.question_stats
    ADD CONSTRAINT question_stats_question_id_foreign FOREIGN KEY (question_id) REFERENCES public.questions(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.resource_acknowledgements
    ADD CONSTRAINT resource_acknowledgements_resource_version_id_foreign FOREIGN KEY (resource_version_id) REFERENCES public.resource_versions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.resource_acknowledgements
    ADD CONSTRAINT resource_acknowledgements_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.resource_versions
    ADD CONSTRAINT resource_versions_resource_id_foreign FOREIGN KEY (resource_id) REFERENCES public.resources(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.resource_versions
    ADD CONSTRAINT resource_versions_upload_id_foreign FOREIGN KEY (upload_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.retention_holds
    ADD CONSTRAINT retention_holds_actor_id_foreign FOREIGN KEY (actor_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.staff_notices
    ADD CONSTRAINT staff_notices_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.user_tokens
    ADD CONSTRAINT user_tokens_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_client_id_foreign FOREIGN KEY (client_id) REFERENCES public.clients(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_employee_id_foreign FOREIGN KEY (employee_id) REFERENCES public.employee_profiles(id) ON DELETE SET NULL;
insert into public.mikro_orm_migrations (name) values
  ('Migration20261120120000'),
  ('Migration20261120152937'),
  ('Migration20261120185123'),
  ('Migration20261120190210'),
  ('Migration20261120190730'),
  ('Migration20261120193311'),
  ('Migration20261120211500'),
  ('Migration20261120213000'),
  ('Migration20261120213300'),
  ('Migration20261122010600'),
  ('Migration20261122010800'),
  ('Migration20261122011500'),
  ('Migration20261122012500'),
  ('Migration20261122014400'),
  ('Migration20261122014500'),
  ('Migration20261122015100'),
  ('Migration20261122021700'),
  ('Migration20261122044600'),
  ('Migration20261122044700'),
  ('Migration20261122045100'),
  ('Migration20261122050300'),
  ('Migration20261122052200'),
  ('Migration20261122083100'),
  ('Migration20261123100000'),
  ('Migration20261123101000'),
  ('Migration20261123102000'),
  ('Migration20261123105000'),
  ('Migration20261123110000'),
  ('Migration20261123112000'),
  ('Migration20261125235346'),
  ('Migration20261126030500'),
  ('Migration20261126205015'),
  ('Migration20261126211821'),
  ('Migration20261126213608'),
  ('Migration20261126214514'),
  ('Migration20261126232005'),
  ('Migration20261126232158'),
  ('Migration20261126232857'),
  ('Migration20261126234001'),
  ('Migration20261126234413'),
  ('Migration20261127021741'),
  ('Migration20261127022513'),
  ('Migration20261128015251'),
  ('Migration20261128221715'),
  ('Migration20261129033703'),
  ('Migration20261129064022'),
  ('Migration20261129103951');
