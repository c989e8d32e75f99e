/* Generated from schema/provider.openapi.yaml: npm run codegen */
export interface paths {
    "/accounts/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * API-01 Trade e-mail and password for a token
         * @description One refusal text for an unknown account, a wrong password and an unverified account. The e-mail is compared case-sensitively, so it is lower-cased before sending.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * API-06, API-07 The caller's id (without id), or one account with its individual and roles (with id)
         * @description Without `id` the answer is AccountId, with it Account. An account opens for its owner and for moderators.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/register/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** API-02 Create an account and send its verification letter */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/reset-password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** API-04 Set a new password with the signed values of a reset link */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/send-reset-password-link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** API-03 Send the letter with a password reset link */
        post: operations["sendResetPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/verify-registration/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** API-05 Verify an e-mail address with the signed values of its link */
        post: operations["verifyRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/references/academic-degree/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API-22 Academic degrees */
        get: operations["listAcademicDegrees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/references/file/detail/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * API-26 Upload a file that a registration can then hold
         * @description A file belongs to its uploader and to no registration until add_file names it.
         */
        post: operations["uploadFile"];
        /** API-27 Remove a file of the caller's own */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/references/org-position/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API-23 Positions in an organisation; 47 is 'other' */
        get: operations["listPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/references/organization/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API-25 Organisations; 134 is 'other' */
        get: operations["listOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/references/school-status/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API-24 Statuses of a person (student, young scientist, …) */
        get: operations["listSchoolStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/attendance/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * API-31 An .xlsx of attendance or audience, for moderators
         * @description As exportParticipations.
         */
        get: operations["exportAttendance"];
        put?: never;
        /**
         * API-30 Attendance of one person or one section, or the audience planned for a section; for moderators
         * @description Without section_id all sections of the current meeting. A person stands once in the audience of a section, whatever registrations name it.
         */
        post: operations["listAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/export/excel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * API-29 An .xlsx of a meeting's participations, for moderators
         * @description The address opens for moderators only; at the reference provider only for who asked, and for an hour. A provider that keeps history notes it.
         */
        get: operations["exportParticipations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/export/history/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which lists of a meeting left the service, newest first; for moderators
         * @description Exports and mail lists asked for, at the provider and as noted by noteExport. The newest 500.
         */
        get: operations["listExports"];
        put?: never;
        /**
         * Notes an export or a mail list that the gateway makes itself; for moderators
         * @description Who and when the provider knows itself. A note cannot be changed or removed.
         */
        post: operations["noteExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/individual/detail/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * API-19 Create the individual of an account that has none yet
         * @description An account of the sister portal may arrive without an individual. Where there is one already, the call changes it.
         */
        post: operations["createIndividual"];
        delete?: never;
        options?: never;
        head?: never;
        /** API-19 Change the caller's individual */
        patch: operations["changeIndividual"];
        trace?: never;
    };
    "/api/users/individual/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API-20 Individuals by last name or by role, for moderators */
        get: operations["listIndividuals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/individual/photo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** API-28 Replace the photo of the caller's individual */
        post: operations["uploadPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/profile/emails_list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * API-21 Addresses of one kind of participants as text, for moderators
         * @description A provider that keeps history notes who asked for which kind and how many addresses it was answered.
         */
        post: operations["listEmails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/registration/add_file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** API-16 Put an uploaded file into a slot of a registration */
        post: operations["addRegistrationFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/registration/change/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** API-15 One action upon a registration of the caller's own */
        post: operations["changeRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/registration/invite/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API-17 The invitation of a confirmed registration */
        get: operations["getInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/registration/make/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * API-14 Register the caller for the current meeting
         * @description An additional registration sends one_more true. The school registration sends comment SCHOOL, type 1, need_tour false, section_choice 36 and selected_listen_sections [36]. A request that comes again with its Idempotency-Key is answered with what it made; with another body the key is refused. The person gets a letter, once. A person without an individual is refused.
         */
        post: operations["makeRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/registration/sert/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API-18 The certificate of a registration, after the last conference date */
        get: operations["getCertificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/user_meeting_reg/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API-13 The caller's own active registrations of a meeting */
        get: operations["listRegistrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/user_meeting/change/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * API-10 A moderator sets format, section, talk date, day, slot and track
         * @description The neutron-source project's list sends only id and the first three; what is left out stays. For a listener
         *     section, talk date, day, slot and track are sent empty. The person gets a letter where format, section or talk
         *     date changed; day, slot and track are not told. A repeated request changes nothing, sends nothing and writes
         *     no history.
         *
         *     With `expected_version` a record that was changed meanwhile is not overwritten: the answer is 409 and tells
         *     who changed what since that version. A record that holds the asked values already is no conflict.
         */
        post: operations["changeParticipation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/user_meeting/changes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What of the moderators' list differs since a revision
         * @description Keeps copies of the list in step without reading it whole: with several gateways each asks with the revision of
         *     its copy and puts the answer into it. Where nothing changed the answer is empty and costs one look-up, so it
         *     may stand before every use of the copy; it also tells then whether the caller still is a moderator. A record
         *     may come again unchanged. `is_whole` tells that the revision is not known here: the answer is the whole list.
         */
        get: operations["listParticipationChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/user_meeting/get/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * API-09 One full participation record
         * @description For its owner and for moderators.
         */
        get: operations["getParticipation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/user_meeting/history/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every change of one participation record, oldest first
         * @description Kept by the provider whatever call changes the record, and changed by none. For moderators and for the record's
         *     owner; the owner is not told the names of moderators. A provider without it answers 404 that is not JSON.
         */
        get: operations["getParticipationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/user_meeting/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API-11 The public list of a meeting, name and organisation only */
        get: operations["listParticipants"];
        put?: never;
        /**
         * API-11 A list of a meeting, whole or of one project
         * @description With is_moderator the moderators' list, full records (ParticipationList), which is refused to everyone else;
         *     without it the public list (ParticipantList) for everyone. Who is a moderator the provider knows by the token.
         */
        post: operations["listParticipations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/user_meeting/poster_list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API-12 The posters of one poster session */
        get: operations["listPosters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/user_meeting/revision/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the lists of a meeting stand at, for whoever keeps a copy
         * @description One look-up whatever the size of the lists, so it may be asked before every use of a kept copy. The value says
         *     nothing but "the same as before" or "another"; it differs as soon as a record of the meeting's lists does.
         *     Lists carry the revision they were read at. A changed moderators' list is brought up to date by
         *     listParticipationChanges.
         */
        get: operations["getListRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/user_meeting/sections/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** API-08 The sections of a meeting */
        get: operations["listSections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * API-32 A stored file, with the caller's rights
         * @description A registration's files and documents open for their owner and for moderators; photos for their owner and moderators.
         */
        get: operations["getMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Account: {
            /** @description Consent given at sign-up; for the account's owner only, null where none is kept */
            consent?: components["schemas"]["Consent"] | null;
            id?: number;
            /** @description The first item is the one that counts */
            profiles: components["schemas"]["AccountProfile"][];
            site_type?: components["schemas"]["SiteType"];
            /** @description The e-mail */
            username: string;
        };
        AccountId: {
            id: number;
        };
        AccountProfile: {
            individual: components["schemas"]["Individual"] | null;
            role: components["schemas"]["Role"][];
        };
        AddFileRequest: {
            expired_variant?: components["schemas"]["ExpiredVariant"];
            file_id: number;
            file_type: components["schemas"]["FileType"];
            /** @description Registration */
            id: number;
        };
        AttendanceList: {
            data: components["schemas"]["AttendanceRecord"][];
        };
        AttendanceRecord: {
            /**
             * Format: date-time
             * @description When the person came; null in an audience
             */
            created_at?: string | null;
            /** @description Of the record; in an audience of the participation */
            id: number;
            organization?: string | null;
            organization_id?: number | null;
            other_org_descr?: string | null;
            section_descr?: string | null;
            section_id?: number;
            user_descr?: string | null;
        };
        AttendanceRequest: {
            /** @constant */
            type: "person";
            /** @description Participation id */
            um_id: number;
        } | {
            section_id?: number;
            /** @enum {string} */
            type: "attendance" | "audience";
        };
        /**
         * @example {
         *       "detail": "Запись изменена другим человеком.",
         *       "conflict": {
         *         "version": 7,
         *         "changes": [
         *           {
         *             "id": 7,
         *             "created_at": "2025-09-15T12:00:00+03:00",
         *             "action": "changed",
         *             "author_role": "moderator",
         *             "author_descr": "Образцова Проба Образцовна",
         *             "meeting_id": 3,
         *             "participation_id": 12,
         *             "fields": [
         *               {
         *                 "field": "confirm_type",
         *                 "before": "0",
         *                 "after": "2"
         *               }
         *             ],
         *             "view": null,
         *             "rows": null
         *           }
         *         ]
         *       }
         *     }
         */
        ConflictRefusal: {
            conflict: {
                /** @description What changed since the expected version, oldest first */
                changes: components["schemas"]["HistoryEntry"][];
                /** @description The record's present version */
                version: number;
            };
            detail: string;
        };
        Consent: {
            /** Format: date-time */
            given_at: string;
            /** @description Version of the text that was shown */
            version: string;
        };
        Detail: {
            detail: string;
            status?: number | string;
        };
        DocumentLink: {
            /** @description Absolute address below the media path */
            url: string;
        };
        EmailListAnswer: {
            /** @description Addresses separated by comma and space */
            emails: string;
        };
        EmailListRequest: {
            /** @description Kind of list, named by the deployment, for example forum_active_users_25 */
            type: string;
        };
        ErrorRefusal: {
            error: string;
        };
        ErrorsRefusal: {
            errors: components["schemas"]["FieldErrors"];
        };
        /** @description Done in the older variant of the cabinet, whose windows for the forum and its theses are the ones that decide; left out, or where the meeting has none, the meeting's own do */
        ExpiredVariant: boolean;
        ExportNote: {
            /** @enum {string} */
            action: "exported" | "mailing";
            meeting_id: number;
            rows: number;
            /** @description Which list in words: format, filters, order, columns */
            view: string;
        };
        /** @description Field to texts; nested objects and lists (keyed by index) nest */
        FieldErrors: {
            [key: string]: string[] | string | components["schemas"]["FieldErrors"];
        };
        FileAnswer: {
            data: {
                id: number;
            };
        };
        /**
         * @description 3 thesis pdf, 4 thesis document, 5 expert conclusion
         * @enum {integer}
         */
        FileType: 3 | 4 | 5;
        /**
         * @description 1 listener, 2 speaker (oral talk), 3 poster
         * @enum {integer}
         */
        Format: 1 | 2 | 3;
        HistoryAnswer: {
            data: components["schemas"]["HistoryEntry"];
        };
        /** @description One act of one person upon a record, or a list that left the service */
        HistoryEntry: {
            /** @description registered, changed, cancelled, file_added, file_removed; of lists exported, mailing */
            action: string;
            /** @description Full name; null where not known and for the record's owner as reader */
            author_descr: string | null;
            /**
             * @description In which role it was done; service where no person did it
             * @enum {string}
             */
            author_role: "owner" | "moderator" | "service";
            /**
             * Format: date-time
             * @description By the service's clock
             */
            created_at: string;
            /** @description Empty for a list */
            fields: components["schemas"]["HistoryField"][];
            /** @description Grows with time; of a record the version it led to */
            id: number;
            meeting_id: number | null;
            /** @description Null for a list */
            participation_id: number | null;
            /** @description How many rows or addresses; null for a record */
            rows: number | null;
            /** @description Which list in words; null for a record */
            view: string | null;
        };
        HistoryField: {
            after: string | null;
            /** @description The value as text, null where there was none. Of a file its name */
            before: string | null;
            /** @description Name of the field in Participation; 'is_active' where the registration was cancelled */
            field: string;
        };
        HistoryList: {
            data: components["schemas"]["HistoryEntry"][];
        };
        Individual: {
            academic_degree?: number | null;
            /** Format: date-time */
            birth_date?: string | null;
            first_name: string;
            id: number;
            is_female?: boolean | null;
            last_name: string;
            middle_name?: string | null;
            nationality?: string | null;
            org_position?: number | null;
            organization?: number | null;
            other_org_descr?: string | null;
            other_position_descr?: string | null;
            phone_number?: string | null;
            /** @description Absolute address below the media path */
            photo?: string | null;
            school_status?: number | null;
        };
        IndividualAnswer: {
            data: components["schemas"]["Individual"];
        };
        IndividualChange: {
            academic_degree?: number;
            /**
             * Format: date-time
             * @description ISO, time set to 15:00
             */
            birth_date?: string;
            first_name: string;
            /** @description Left out where the account has no individual yet */
            id?: number;
            is_female?: boolean;
            last_name: string;
            /** @description Empty clears it */
            middle_name?: string;
            nationality?: string;
            org_position?: number;
            organization?: number;
            other_org_descr?: string;
            other_position_descr?: string;
            phone_number?: string;
            /** @description Sent only when not null */
            school_status?: number;
        };
        IndividualList: {
            data: components["schemas"]["ListedIndividual"][];
        };
        ListedIndividual: {
            first_name: string;
            id: number;
            last_name: string;
            middle_name?: string | null;
            organization?: number | null;
            other_org_descr?: string | null;
        };
        /**
         * @example {
         *       "token": "9944b09199c62bcf9418ad846dd0e4bbdfc6ee4b",
         *       "user": 1
         *     }
         */
        LoginAnswer: {
            token: string;
            /** @description Account id */
            user: number;
        };
        /**
         * @example {
         *       "login": "participant@example.org",
         *       "password": "Primer2025"
         *     }
         */
        LoginRequest: {
            /** @description E-mail, lower-cased */
            login: string;
            password: string;
        };
        MessageRefusal: {
            message: string;
        };
        Organization: {
            id: number;
            name: string;
        };
        OrganizationList: {
            data: components["schemas"]["Organization"][];
        };
        /** @description A row of a public list */
        Participant: {
            id: number;
            organization?: string | null;
            organization_id?: number | null;
            other_org_descr?: string | null;
            user_descr: string;
        };
        ParticipantList: {
            data: components["schemas"]["Participant"][];
            revision?: components["schemas"]["Revision"];
        };
        /** @description A participation record as moderators see it */
        Participation: components["schemas"]["Registration"] & {
            /** Format: date-time */
            birth_date?: string | null;
            email?: string | null;
            organization?: string | null;
            organization_id?: number | null;
            other_org_descr?: string | null;
            phone_number?: string | null;
            speak_day?: number | null;
            speak_slot?: number | null;
            speak_track?: number | null;
            /** @description Full name */
            user_descr: string;
            /** @description Grows with every change of the record that its history tells; for expected_version */
            version?: number;
        };
        ParticipationAnswer: {
            data: components["schemas"]["Participation"];
        };
        ParticipationChange: {
            /** @description The version that the moderator saw; left out nothing is compared */
            expected_version?: number;
            id: number;
            /** @description Talk date as text; empty for a listener */
            new_org_comment: string;
            /** @description Empty for a listener */
            new_section: number | "";
            new_speak_day?: number | "";
            new_speak_slot?: number | "";
            new_speak_track?: number | "";
            new_user_type: components["schemas"]["Format"];
        };
        ParticipationChanges: {
            data: {
                /** @description New and changed records, in no order */
                changed: components["schemas"]["Participation"][];
                /** @description Whether changed is the whole list */
                is_whole: boolean;
                /** @description Ids that stand in the list no more */
                removed: number[];
                revision: components["schemas"]["Revision"];
            };
        };
        ParticipationList: {
            data: components["schemas"]["Participation"][];
            revision?: components["schemas"]["Revision"];
        };
        ParticipationListRequest: {
            is_moderator: boolean;
            meeting_id: number;
            /** @description Only participants of the neutron-source project */
            neutron_only?: boolean;
        };
        Poster: {
            /** @description Title */
            comments?: string | null;
            section_confirm_id?: number | null;
            speak_slot?: number | null;
            /** @description Author */
            user_descr: string;
        };
        PosterList: {
            data: components["schemas"]["Poster"][];
        };
        Refusal: components["schemas"]["Detail"] | components["schemas"]["ErrorRefusal"] | components["schemas"]["ErrorsRefusal"] | components["schemas"]["MessageRefusal"] | components["schemas"]["FieldErrors"] | string[];
        RegisterAnswer: {
            email?: string;
            first_name?: string;
            id: number;
            last_name?: string;
            username?: string;
        };
        RegisterRequest: {
            /** @description Version of the text on personal data that was agreed to; kept with the time of the call */
            consent_version?: string;
            /** @description The same */
            email: string;
            first_name: string;
            individual: {
                academic_degree: number;
                /**
                 * Format: date-time
                 * @description Date with the time 15:00
                 */
                birth_date: string;
                is_female: boolean;
                /** @description Left out by a person without one */
                middle_name?: string;
                /** @description Name of the citizenship */
                nationality: string;
                org_position: number;
                organization: number;
                /** @description Name of an organisation that is not listed (organization 134) */
                other_org_descr?: string;
                /** @description Name of a position that is not listed (org_position 47) */
                other_position_descr?: string;
                /** @description Country dial code plus number */
                phone_number: string;
            };
            last_name: string;
            /** @description At least 8 characters, a capital, a small Latin letter and a digit */
            password: string;
            password_confirm: string;
            site_type: components["schemas"]["SiteType"];
            /** @description The e-mail, lower-cased */
            username: string;
        };
        /**
         * @description A user meeting as its owner sees it
         * @example {
         *       "id": 12,
         *       "meeting_id": 3,
         *       "created_at": "2025-09-15T12:00:00+03:00",
         *       "type": 2,
         *       "confirm_type": 0,
         *       "is_confirm": 0,
         *       "comments": "Пример доклада",
         *       "org_comment": null,
         *       "section_choice_id": 26,
         *       "section_confirm_id": null,
         *       "listen_sections": "26, 27",
         *       "need_tour": 0,
         *       "file": null,
         *       "file_id": null
         *     }
         */
        Registration: {
            /** @description 1 where a confirmed poster was changed to listener */
            cancel_poster?: number | null;
            /** @description Talk title; SCHOOL for the school */
            comments?: string | null;
            /** @description 0 not yet confirmed, else as type */
            confirm_type: number;
            /** Format: date-time */
            created_at: string;
            day_1?: boolean | null;
            day_2?: boolean | null;
            day_3?: boolean | null;
            day_4?: boolean | null;
            exp_file?: string | null;
            exp_file_id?: number | null;
            /** @description Thesis document (doc, docx), absolute address below the media path */
            file?: string | null;
            file_id?: number | null;
            file_pdf?: string | null;
            file_pdf_id?: number | null;
            id: number;
            /**
             * @description Whether the person confirmed participation
             * @enum {integer}
             */
            is_confirm: 0 | 1;
            /** @description Section ids separated by comma and space */
            listen_sections?: string | null;
            meeting_id?: number;
            /** @description 0 or null not answered, 1 declined, 2 will come */
            need_tour?: number | null;
            /** @description Talk date as text */
            org_comment?: string | null;
            section_choice_id?: number | null;
            section_confirm_id?: number | null;
            /** @description 1 S, 2 M, 3 L, 4 XL */
            tshort_size?: number | null;
            /** @description 1 listener, 2 speaker, 3 poster */
            type: number;
        };
        RegistrationAnswer: {
            data: components["schemas"]["Registration"];
        };
        RegistrationChange: {
            /** @constant */
            action: "confirm_reg";
            /**
             * @description 1 where a confirmed poster becomes a listener
             * @enum {integer}
             */
            cancel_poster: 1 | -1;
            id: number;
            /** @constant */
            is_confirm: 1;
            need_tour?: components["schemas"]["TourDecision"];
            selected_listen_sections: number[];
            /** @enum {integer} */
            tshort_size?: 1 | 2 | 3 | 4;
        } | {
            /** @constant */
            action: "cancel_reg";
            expired_variant?: components["schemas"]["ExpiredVariant"];
            id: number;
            /** @constant */
            is_active: false;
        } | {
            /** @constant */
            action: "confirm_tour";
            confirm_tour: components["schemas"]["TourDecision"];
            id: number;
        } | {
            /** @constant */
            action: "change_tour";
            id: number;
            need_tour: components["schemas"]["TourDecision"];
        } | {
            /** @enum {string} */
            action: "del_thesis_doc" | "del_thesis_pdf" | "del_exp_file";
            expired_variant?: components["schemas"]["ExpiredVariant"];
            id: number;
        };
        RegistrationList: {
            data: components["schemas"]["Registration"][];
        };
        RegistrationRequest: {
            /** @description Talk title; empty for a listener */
            comment: string;
            expired_variant?: components["schemas"]["ExpiredVariant"];
            need_tour: boolean;
            /** @description An additional registration */
            one_more: boolean;
            /** @description Null for a listener */
            section_choice: number | null;
            selected_listen_sections: number[];
            type: components["schemas"]["Format"];
        };
        ResetLinkRequest: {
            email: string;
            /** @enum {string} */
            lang: "ru" | "en";
            /** @description The same e-mail; asked for beside it */
            login: string;
            site_type: components["schemas"]["SiteType"];
        };
        /** @description The query values of a mailed link and the new password */
        ResetPasswordRequest: {
            email?: string;
            password: string;
            signature: string;
            timestamp: string;
            user_id: string;
        };
        /** @description To be compared and sent back, not to be read */
        Revision: string;
        RevisionAnswer: {
            data: {
                revision: components["schemas"]["Revision"];
            };
        };
        Role: {
            /** @description 'user', 'moderator', 'conf_admin' or another value; the middle two count as moderator */
            access_rights: string;
        };
        Section: {
            id: number;
            /** @description Offered at all */
            is_active: boolean;
            /** @description Open for everyone to choose; otherwise by invitation */
            is_public: boolean;
            /** @description Takes talks */
            is_speaker: boolean;
            name: string;
        };
        SectionList: {
            data: components["schemas"]["Section"][];
        };
        /** @description The query values of a mailed link */
        SignedLink: {
            signature: string;
            timestamp: string;
            user_id: string;
        };
        /**
         * @description The portal an account was made at
         * @enum {string}
         */
        SiteType: "forum" | "sister";
        Titled: {
            id: number;
            title: string;
        };
        TitledList: {
            data: components["schemas"]["Titled"][];
        };
        /**
         * @description 1 declined, 2 will come
         * @enum {integer}
         */
        TourDecision: 1 | 2;
    };
    responses: {
        /** @description A refusal in any shape of the family */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
                "text/html": string;
            };
        };
        /** @description The record is at another version than the expected one; nothing was changed */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConflictRefusal"];
            };
        };
        /** @description The address of the document or a refusal */
        Document: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DocumentLink"] | components["schemas"]["ErrorRefusal"];
            };
        };
        /** @description On a 200 `detail` is the text of a success */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Адрес электронной почты подтверждён."
                 *     }
                 */
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description The caller may not. With a status field it ends the session (ACC-17). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description No such record */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Не найдено."
                 *     }
                 */
                "application/json": components["schemas"]["Detail"];
                "text/html": string;
            };
        };
        /** @description HTML, plain text with a traceback in debug mode, a JSON error, or nothing. None of it is shown to anyone. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": "Server Error (500)"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorRefusal"];
                "text/html": string;
                "text/plain": string;
            };
        };
        /** @description Too many attempts from one address */
        Throttled: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Запрос был проигнорирован. Ожидается доступность через 42 секунд."
                 *     }
                 */
                "application/json": components["schemas"]["Detail"];
            };
        };
        /** @description The body is over the limit; a proxy in front answers HTML */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
                "text/html": string;
            };
        };
        /** @description No token or a bad one; some deployments answer 403 without the header instead */
        Unauthenticated: {
            headers: {
                /** @description Token */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Недопустимый токен."
                 *     }
                 */
                "application/json": components["schemas"]["Detail"];
            };
        };
    };
    parameters: {
        /** @description Names a request that may have to be repeated. Kept at least 24 hours. A provider that keeps keys repeats the header in its answer; one that does not know it overlooks it. */
        IdempotencyKey: string;
        /** @description 1 is the forum of 2023, 2 of 2024, 3 of 2025 */
        Meeting: number;
        /** @description Meeting id; this call names it plainly id */
        MeetingAsId: number;
        /** @description Id of the record. Unchecked ids give HTML 500 at common deployments, so a client checks them before sending. */
        RecordId: number;
    };
    requestBodies: never;
    headers: {
        /** @description The key of the request, where the provider keeps keys */
        IdempotencyKey: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description A token for the Authorization header */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["Throttled"];
        };
    };
    getAccount: {
        parameters: {
            query?: {
                /** @description Account id */
                id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description AccountId without the parameter, Account with it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"] | components["schemas"]["AccountId"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Refused by field with 200, as some deployments do */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorsRefusal"];
                };
            };
            /** @description Created; the account waits for its verification */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["Throttled"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["Throttled"];
        };
    };
    sendResetPasswordLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetLinkRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Throttled"];
        };
    };
    verifyRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignedLink"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
        };
    };
    listAcademicDegrees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TitledList"];
                };
            };
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description At most 6 291 456 bytes */
                    file: string;
                    type: components["schemas"]["FileType"];
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Stored */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
        };
    };
    deleteFile: {
        parameters: {
            query: {
                /** @description Id of the record. Unchecked ids give HTML 500 at common deployments, so a client checks them before sending. */
                id: components["parameters"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listPositions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TitledList"];
                };
            };
        };
    };
    listOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationList"];
                };
            };
        };
    };
    listSchoolStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TitledList"];
                };
            };
        };
    };
    exportAttendance: {
        parameters: {
            query: {
                /** @description One section; all without it */
                section_id?: number;
                /** @description Who came */
                type: "attendance" | "audience";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            200: components["responses"]["Document"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The records or a refusal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceList"] | components["schemas"]["ErrorRefusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    exportParticipations: {
        parameters: {
            query: {
                /** @description 1 is the forum of 2023, 2 of 2024, 3 of 2025 */
                meeting_id: components["parameters"]["Meeting"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            200: components["responses"]["Document"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listExports: {
        parameters: {
            query: {
                /** @description 1 is the forum of 2023, 2 of 2024, 3 of 2025 */
                meeting_id: components["parameters"]["Meeting"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The notes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    noteExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportNote"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The note */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    createIndividual: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndividualChange"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The individual */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndividualAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    changeIndividual: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IndividualChange"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The individual after the change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndividualAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listIndividuals: {
        parameters: {
            query?: {
                /** @description Beginning of the last name */
                last_name?: string;
                /** @description Only individuals with this role */
                role?: "user";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The individuals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndividualList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    uploadPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Id of the individual */
                    id: number;
                    /** @description gif, jpeg or png by content, at most 6 291 456 bytes; a provider may keep it smaller */
                    img: string;
                    /** @description File name as the person had it */
                    name: string;
                };
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The individual with its new photo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndividualAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
        };
    };
    listEmails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailListRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The addresses or a refusal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailListAnswer"] | components["schemas"]["ErrorRefusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    addRegistrationFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddFileRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The registration with its file or a refusal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationAnswer"] | components["schemas"]["ErrorRefusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    changeRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationChange"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The registration after the action or a refusal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationAnswer"] | components["schemas"]["ErrorRefusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getInvitation: {
        parameters: {
            query: {
                /** @description Id of the record. Unchecked ids give HTML 500 at common deployments, so a client checks them before sending. */
                id: components["parameters"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            200: components["responses"]["Document"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    makeRegistration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Names a request that may have to be repeated. Kept at least 24 hours. A provider that keeps keys repeats the header in its answer; one that does not know it overlooks it. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The registration or a refusal */
            200: {
                headers: {
                    "Idempotency-Key": components["headers"]["IdempotencyKey"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationAnswer"] | components["schemas"]["ErrorRefusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    getCertificate: {
        parameters: {
            query: {
                /** @description Id of the record. Unchecked ids give HTML 500 at common deployments, so a client checks them before sending. */
                id: components["parameters"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            200: components["responses"]["Document"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listRegistrations: {
        parameters: {
            query: {
                /** @description 1 is the forum of 2023, 2 of 2024, 3 of 2025 */
                meeting_id: components["parameters"]["Meeting"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Oldest first; cancelled ones are left out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    changeParticipation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParticipationChange"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The changed record or a refusal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParticipationAnswer"] | components["schemas"]["ErrorRefusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listParticipationChanges: {
        parameters: {
            query: {
                /** @description 1 is the forum of 2023, 2 of 2024, 3 of 2025 */
                meeting_id: components["parameters"]["Meeting"];
                /** @description Only participants of the neutron-source project; records that are none stand in removed */
                neutron_only?: boolean;
                /** @description Revision of the copy */
                since: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The differences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParticipationChanges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    getParticipation: {
        parameters: {
            query: {
                /** @description Id of the record. Unchecked ids give HTML 500 at common deployments, so a client checks them before sending. */
                id: components["parameters"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParticipationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getParticipationHistory: {
        parameters: {
            query: {
                /** @description Id of the record. Unchecked ids give HTML 500 at common deployments, so a client checks them before sending. */
                id: components["parameters"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The history; of a cancelled registration too */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listParticipants: {
        parameters: {
            query: {
                /** @description 1 is the forum of 2023, 2 of 2024, 3 of 2025 */
                meeting_id: components["parameters"]["Meeting"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParticipantList"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listParticipations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParticipationListRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Full records or the public list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParticipationList"] | components["schemas"]["ParticipantList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listPosters: {
        parameters: {
            query: {
                /** @description 1 is the forum of 2023, 2 of 2024, 3 of 2025 */
                meeting_id: components["parameters"]["Meeting"];
                /** @description Poster session of the first or the second day */
                type: "poster_1" | "poster_2";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The posters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PosterList"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getListRevision: {
        parameters: {
            query: {
                /** @description 1 is the forum of 2023, 2 of 2024, 3 of 2025 */
                meeting_id: components["parameters"]["Meeting"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The revision */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevisionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    listSections: {
        parameters: {
            query: {
                /** @description Meeting id; this call names it plainly id */
                id: components["parameters"]["MeetingAsId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description All sections */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SectionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
        };
    };
    getMedia: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Path as it came in an answer, slashes included */
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
}
