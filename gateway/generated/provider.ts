/* Generated from schema/provider.openapi.yaml and schema/providerExtensions.openapi.yaml: npm run codegen */
export interface paths {
    "/accounts/change-password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The caller sets a new password with the present one
         * @description Extension accountChanges. Every other session of the account ends, the caller's goes on; the account's address gets a
         *     letter. A wrong present password is a rejection of `old_password`; the service limits the attempts.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
         * API-01 Exchange e-mail and password for a token
         * @description An unknown account, a wrong password and an unverified account get the same text. The provider compares e-mails case-sensitively, so the gateway sends them in lower case.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the caller's token, or all tokens of the account
         * @description The token is invalid from then on. The gateway asks getAccount whether it is, since a library may answer with success and leave the token alive. At a provider without this call it lives until it expires.
         */
        post: operations["endSessions"];
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
         * @description Without `id` the answer is AccountId, with it Account. Only the owner and moderators can read an account.
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
    "/accounts/register-email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The caller asks for another address of the account
         * @description Extension accountChanges. The new address gets a letter with a link to `/verify-user` whose values verifyEmailChange
         *     takes, among them `change=email`; the present address gets a notice. Nothing changes before the link is used. An
         *     address of another account gets no letter, and the answer is the same.
         */
        post: operations["requestEmailChange"];
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
    "/accounts/resend-verification/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the letter with the verification link once more
         * @description Extension verificationLetters. The answer is the same for every address; only an account that is not verified yet gets
         *     a letter. The service limits the requests.
         */
        post: operations["resendVerification"];
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
    "/accounts/verify-email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the account's address with the signed values of the mailed link
         * @description Extension accountChanges. A link works once, for a day, and no longer after a change of the password.
         */
        post: operations["verifyEmailChange"];
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
    "/api/documents/verify/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirms an issued invitation or certificate by the code that it prints
         * @description For everyone who holds a document. The code is random, so nobody finds others' documents by it; the service
         *     limits the number of checks of one address. A document stays known after its registration is cancelled, without
         *     the person's name.
         */
        get: operations["verifyDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/extensions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The names of the extensions that the provider has
         * @description The gateway asks at its start and every few minutes, and sends what an extension adds only to a provider that
         *     has the extension. A provider without this call has no extensions: it answers a 4xx. Unknown names are ignored.
         */
        get: operations["listExtensions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portal/meetings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The meetings with their windows and sections, newest first
         * @description Extension `meetings`. The gateway compares them with its editions at its start and logs each difference; no
         *     answer depends on it.
         */
        get: operations["listMeetings"];
        put?: never;
        post?: never;
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
         * API-26 Upload a file for a registration
         * @description The file belongs to its uploader, and to no registration until add_file attaches it.
         */
        post: operations["uploadFile"];
        /** API-27 Delete the caller's own file */
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
         * @description Like exportParticipations.
         */
        get: operations["exportAttendance"];
        put?: never;
        /**
         * API-30 Attendance of one person or one section, or the audience planned for a section; for moderators
         * @description Without section_id all sections of the current meeting. The audience of a section contains each person once, however many registrations name it.
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
         * @description The address opens for moderators only, at the reference provider for any of them and for an hour. The reference provider records who asked for it.
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
    "/api/users/individual/archive/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that the service stores about the caller, as a .zip
         * @description The archive opens for the caller alone. It has the records as JSON, and the uploaded files with the photo. A
         *     provider without this call answers a 404 that is not JSON; the page then names the organisers.
         */
        get: operations["getPersonalArchive"];
        put?: never;
        post?: never;
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
         * @description An account of the sister portal may lack an individual. If the account has one already, the call changes it.
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
        /**
         * Delete the photo of the caller's individual
         * @description Extension accountChanges. Without a photo nothing changes.
         */
        delete: operations["deletePhoto"];
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
         * @description The reference provider records the caller, the kind and the number of addresses.
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
        /** API-16 Attach an uploaded file to a slot of a registration */
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
        /** API-15 One action on the caller's own registration */
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
         * @description An additional registration sends one_more true. The school registration sends comment SCHOOL, type 1, need_tour false, section_choice 36 and selected_listen_sections [36]. A repeated request with its Idempotency-Key gets the existing registration; a key with another body is rejected. The person gets one letter. An account without an individual is rejected.
         */
        post: operations["makeRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/registration/replace_file/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach an uploaded file to a slot in the place of its present file
         * @description Extension fileReplacement. Swaps in one step and deletes the replaced file; a rejection changes nothing. Rejects
         *     if the slot holds another file than `replaces`; fills an empty slot.
         */
        post: operations["replaceRegistrationFile"];
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
    "/api/users/user_meeting/cancelled/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cancelled registrations of a meeting; for moderators
         * @description In the shape of the moderators' list. Their files are deleted. No other list contains them.
         */
        get: operations["listCancelled"];
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
         * @description Each change from the main list sends all seven values, those that the moderator did not change as the record has
         *     them. The neutron-source project's list sends only id and the first three; absent values stay unchanged. For a
         *     listener the gateway sends section, day, slot and track as null and the talk date as an empty text. The person
         *     gets a letter if format, section or talk date changed, but not for day, slot and track. A repeated request changes nothing, sends
         *     nothing and writes no history.
         */
        post: operations["changeParticipation"];
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
         * @description The provider records the change of every call, and no call can edit the history. For moderators and for the
         *     record's owner, who does not see the names of moderators.
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
    "/api/users/user_meeting/letters/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The letters that changes of records would send now
         * @description Renders each letter as it would be sent, and changes and sends nothing. A change that sends no letter, or that
         *     the provider would reject, has none in the answer.
         */
        post: operations["previewLetters"];
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
         * @description With is_moderator the moderators' list of full records (ParticipationList), which others may not read; without
         *     it the public list (ParticipantList) for everyone. The token determines who is a moderator.
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
         * @description Files, documents and photos open for their owner and for moderators.
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
            /** @description Consent given at sign-up; for the account's owner only, null without a stored consent */
            consent?: components["schemas"]["Consent"] | null;
            id?: number;
            /** @description Only the first item counts */
            profiles: components["schemas"]["AccountProfile"][];
            /** @description Consent to be in the public list; for the account's owner only, null without one and while the person is not listed */
            publication_consent?: components["schemas"]["Consent"] | null;
            /** @description The portal of the sign-up; not used by the gateway */
            site_type?: unknown;
            /** @description The e-mail */
            username: string;
        };
        AccountId: {
            id: number;
        };
        AccountProfile: {
            individual?: components["schemas"]["Individual"] | null;
            role?: components["schemas"]["Role"][];
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
             * @description Time of arrival; null in an audience
             */
            created_at?: string | null;
            /** @description In an audience the id of the participation; attendance need not have one */
            id?: number;
            organisation?: string | null;
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
         *             ]
         *           }
         *         ]
         *       }
         *     }
         */
        ConflictRefusal: {
            conflict: {
                /** @description Changes since the expected version, oldest first */
                changes: components["schemas"]["HistoryEntry"][];
                /** @description The record's present version */
                version: number;
            };
            detail: string;
        };
        Consent: {
            /** Format: date-time */
            given_at: string;
            /** @description Version of the accepted text */
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
        /**
         * @example {
         *       "kind": "certificate",
         *       "is_valid": true,
         *       "talk": null,
         *       "number": "2025/00017",
         *       "issued_on": "2025-10-25",
         *       "user_descr": "Примеров Пример Примерович",
         *       "event": "Форум",
         *       "starts_on": "2025-10-21",
         *       "ends_on": "2025-10-25"
         *     }
         */
        DocumentVerification: {
            /** Format: date */
            ends_on?: string;
            /** @description Name of the forum or of its school */
            event: string;
            /** @description False after the registration was cancelled or lost its confirmation */
            is_valid: boolean;
            /** Format: date */
            issued_on: string;
            /** @description invitation, certificate, or a kind that the portal does not know */
            kind: string;
            /** @description The number on the document */
            number: string;
            /** Format: date */
            starts_on?: string;
            /** @description Title of the talk or poster that the document prints; null without one, and once the document is not valid */
            talk?: string | null;
            /** @description Full name of the person; null once the document is not valid */
            user_descr: string | null;
        };
        DocumentVerificationAnswer: {
            data: components["schemas"]["DocumentVerification"];
        };
        Done: {
            detail: string;
        };
        EmailChange: {
            /** @description The new address */
            email: string;
            /** @description The present password */
            password: string;
        };
        EmailListAnswer: {
            /** @description Addresses separated by comma and space */
            emails: string;
        };
        EmailListRequest: {
            /** @description Kind of list, named by the deployment, for example forum_active_users_25 */
            type: string;
        };
        EndSessionsRequest: {
            /** @description True ends all tokens of the account */
            all?: boolean;
            /** @description True ends all tokens of the account except the caller's */
            others?: boolean;
            /** @description The gateway always sends true: without it the registration library of the family keeps the token */
            revoke_token?: boolean;
        };
        ErrorRefusal: {
            error: string;
        };
        ErrorsRefusal: {
            errors: components["schemas"]["FieldErrors"];
        };
        /** @description A late action, for which the windows of the older variant of the cabinet apply, to the forum and its theses; without it, or if the meeting has no variant, the meeting's own windows apply. The gateway sends it once the meeting's own window has closed */
        ExpiredVariant: boolean;
        /**
         * @example [
         *       "history",
         *       "letterPreviews"
         *     ]
         */
        ExtensionList: (components["schemas"]["ExtensionName"] | string)[];
        /**
         * @description - history: the changes of a record, its version, `expected_version` in changeParticipation, and `is_unchanged` in the
         *       answers to changes of a record
         *     - letterPreviews: letters before they are sent, and `send_letter` in changeParticipation
         *     - verification: the check of an issued document by its code
         *     - archive: everything that is stored about a person
         *     - sessions: the end of all tokens of an account, or of all others, `all` and `others` in endSessions
         *     - cancelled: the list of cancelled registrations, and `with_cancelled` in getParticipation
         *     - consent: `consent_version` and `publication_consent_version` in register, the latter in changeIndividual and
         *       createIndividual too, `consent` and `publication_consent` in getAccount
         *     - olderCabinet: `expired_variant` in the calls of a registration
         *     - meetings: the windows and sections of the meetings
         *     - fileReplacement: a new file in place of an attached one, in one call
         *     - publicity: `is_listed` in register, changeIndividual and createIndividual, and in the individual of getAccount
         *     - meetingAttendance: `meeting_id` in exportAttendance
         *     - accountChanges: the person's changes of password and address, and the deletion of the photo
         *     - verificationLetters: the verification letter once more
         * @enum {string}
         */
        ExtensionName: "history" | "letterPreviews" | "verification" | "archive" | "sessions" | "cancelled" | "consent" | "olderCabinet" | "meetings" | "fileReplacement" | "publicity" | "meetingAttendance" | "accountChanges" | "verificationLetters";
        /** @description Texts by field; nested objects and lists (keyed by index) nest */
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
        /** @description One action of one person on a record */
        HistoryEntry: {
            /** @description registered, changed, cancelled, file_added, file_removed */
            action: string;
            /** @description Full name; null if unknown, and for moderators if the record's owner reads it */
            author_descr: string | null;
            /**
             * @description Role of the author; service for an action without a person
             * @enum {string}
             */
            author_role: "owner" | "moderator" | "service";
            /**
             * Format: date-time
             * @description By the provider's clock
             */
            created_at: string;
            fields: components["schemas"]["HistoryField"][];
            /** @description Grows with time; for a record, moderators get its version after the change */
            id: number;
            meeting_id: number | null;
            participation_id: number;
        };
        HistoryField: {
            after: string | null;
            /** @description The value as text, null if it was empty. For a file its name */
            before: string | null;
            /** @description Name of the field in Participation; 'is_active' for a cancellation */
            field: string;
        };
        HistoryList: {
            data: components["schemas"]["HistoryEntry"][];
        };
        /** @description The answer of a write that does not repeat its record */
        IdAnswer: {
            data: {
                id: number;
            };
            /** @description Text of the success */
            message?: string;
        };
        Individual: {
            academic_degree?: number | null;
            first_name: string;
            id: number;
            is_female?: boolean | null;
            /** @description Whether the person is in the public list of participants */
            is_listed?: boolean;
            last_name: string;
            middle_name?: string | null;
            nationality?: string | null;
            org_position?: number | null;
            organization?: number | null;
            other_org_descr?: string | null;
            other_position_descr?: string | null;
            /** @description Absolute address below the media path */
            photo?: string | null;
            school_status?: number | null;
        } & components["schemas"]["Person"];
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
            /** @description Absent if the account has no individual yet */
            id?: number;
            is_female?: boolean;
            /** @description Whether the person is in the public list of participants */
            is_listed?: boolean;
            last_name: string;
            /** @description Empty clears it */
            middle_name?: string;
            nationality?: string;
            org_position?: number;
            organization?: number;
            /** @description Empty clears it */
            other_org_descr?: string;
            /** @description Empty clears it */
            other_position_descr?: string;
            phone_number?: string;
            publication_consent_version?: components["schemas"]["PublicationConsentVersion"];
            /** @description Sent only when not null */
            school_status?: number;
        };
        IndividualList: {
            data: components["schemas"]["ListedIndividual"][];
        };
        LetterPreview: {
            /** @description Id of the participation */
            id: number;
            subject: string;
            /** @description The letter as plain text */
            text: string;
            /** @description Address of the recipient */
            to: string;
        };
        LetterPreviewList: {
            data: components["schemas"]["LetterPreview"][];
        };
        LetterPreviewRequest: {
            changes: components["schemas"]["ParticipationChange"][];
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
            /** @description Account id; a deployment may answer the account instead, and a client then reads the id by getAccount */
            user?: unknown;
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
        /** @description Each window closes at the first instant after it; theses open with the registration */
        Meeting: {
            /** Format: date-time */
            certificates_from: string;
            /** Format: date */
            ends_on: string;
            id: number;
            /** @description Whether it is the meeting that people register for */
            is_current: boolean;
            /** Format: date-time */
            registration_closes: string;
            /** Format: date-time */
            registration_opens: string;
            /** Format: date-time */
            school_closes: string;
            /** Format: date-time */
            school_opens: string;
            /** @description All sections, including inactive and non-public ones */
            sections: components["schemas"]["Section"][];
            /** Format: date */
            starts_on: string;
            /** Format: date-time */
            thesis_closes: string;
            year: number;
        };
        MeetingList: {
            data: components["schemas"]["Meeting"][];
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
            organisation?: string | null;
            organization_id?: number | null;
            other_org_descr?: string | null;
            user_descr: string;
        };
        ParticipantList: {
            data: components["schemas"]["Participant"][];
        };
        /** @description A participation record as moderators see it */
        Participation: {
            /** @description False for a cancelled registration; absent for an active one */
            is_active?: boolean;
            /** @description In the answer to changeParticipation: true if the record had the values already, so that nothing was changed and no letter is sent */
            is_unchanged?: boolean;
            /**
             * Format: date-time
             * @description Time of the newest recorded change
             */
            updated_at?: string | null;
            /** @description Grows with every recorded change of the record; for expected_version. Moderators alone need it */
            version?: number;
        } & (components["schemas"]["Registration"] & {
            email?: string | null;
            /** @description Name, spelled with s in lists; ids and reference lists spell organization */
            organisation?: string | null;
            organization_id?: number | null;
            other_org_descr?: string | null;
            speak_day?: number | null;
            speak_slot?: number | null;
            speak_track?: number | null;
            /** @description Full name */
            user_descr: string;
        } & components["schemas"]["Person"]);
        ParticipationAnswer: {
            data: components["schemas"]["Participation"];
        };
        ParticipationChange: {
            /** @description The version that the moderator saw; without it the call compares nothing. At another version the answer is 409 with the changes and authors since; a record that has the requested values already is no conflict */
            expected_version?: number;
            id: number;
            /** @description Talk date as text; empty for a listener */
            new_org_comment: string;
            /** @description Null for a listener */
            new_section: number | null;
            new_speak_day?: number | null;
            new_speak_slot?: number | null;
            new_speak_track?: number | null;
            new_user_type: components["schemas"]["Format"];
            /** @description False sends no letter; true by default */
            send_letter?: boolean;
        };
        ParticipationList: {
            data: components["schemas"]["Participation"][];
        };
        ParticipationListRequest: {
            is_moderator: boolean;
            meeting_id: number;
            /** @description Only participants of the neutron-source project */
            neutron_only?: boolean;
        };
        PasswordChange: {
            /** @description The present password */
            old_password: string;
            /** @description The new one: at least 8 characters, with a capital and a small Latin letter and a digit */
            password: string;
        };
        /** @description What the profile and moderators' records of a person have in common */
        Person: {
            /** Format: date-time */
            birth_date?: string | null;
            phone_number?: string | null;
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
        /** @description Version of the accepted text on publication; the provider stores it with the time of the call */
        PublicationConsentVersion: string;
        Refusal: components["schemas"]["Detail"] | components["schemas"]["ErrorRefusal"] | components["schemas"]["ErrorsRefusal"] | components["schemas"]["MessageRefusal"] | components["schemas"]["FieldErrors"] | string[];
        RegisterAnswer: {
            email?: string;
            first_name?: string;
            id: number;
            last_name?: string;
            username?: string;
        };
        RegisterRequest: {
            /** @description Version of the accepted text on personal data; the provider stores it with the time of the call */
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
                /** @description Absent for a person without one */
                middle_name?: string;
                /** @description Name of the citizenship */
                nationality: string;
                org_position: number;
                organization: number;
                /** @description Name of an unlisted organisation (organization 134) */
                other_org_descr?: string;
                /** @description Name of an unlisted position (org_position 47) */
                other_position_descr?: string;
                /** @description Country dial code plus number */
                phone_number: string;
            };
            /** @description Whether the person is in the public list of participants; true by default */
            is_listed?: boolean;
            last_name: string;
            /** @description At least 8 characters, a capital, a small Latin letter and a digit */
            password: string;
            password_confirm: string;
            publication_consent_version?: components["schemas"]["PublicationConsentVersion"];
            site_type: components["schemas"]["SiteType"];
            /** @description The e-mail, lower-cased */
            username: string;
        };
        /**
         * @description A registration as its owner sees it
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
            /** @description 1 if the person changed a confirmed poster to listener */
            cancel_poster?: number | null;
            /** @description Talk title; SCHOOL for the school */
            comments?: string | null;
            /** @description 0 not confirmed yet, else as in type */
            confirm_type: number | null;
            /**
             * Format: date-time
             * @description Every participation record has it; a list of the caller's own registrations need not
             */
            created_at?: string;
            /** @description Whether the person attends day 1 of the forum. The type varies: a boolean, 0 or 1, or a text, which is empty for no; null while unknown */
            day_1?: unknown;
            /** @description Whether the person attends day 2 of the forum. The type varies: a boolean, 0 or 1, or a text, which is empty for no; null while unknown */
            day_2?: unknown;
            /** @description Whether the person attends day 3 of the forum. The type varies: a boolean, 0 or 1, or a text, which is empty for no; null while unknown */
            day_3?: unknown;
            /** @description Whether the person attends day 4 of the forum. The type varies: a boolean, 0 or 1, or a text, which is empty for no; null while unknown */
            day_4?: unknown;
            exp_file?: string | null;
            exp_file_id?: number | null;
            /** @description Thesis document (doc, docx), absolute address below the media path */
            file?: string | null;
            file_id?: number | null;
            file_pdf?: string | null;
            file_pdf_id?: number | null;
            id: number;
            /** @description 1 if the person confirmed participation, else 0 */
            is_confirm: number | boolean | null;
            /** @description Section ids separated by comma and space */
            listen_sections?: string | null;
            meeting_id?: number;
            /** @description 0 or null not answered, 1 declined, 2 will come */
            need_tour?: number | null;
            /** @description Talk date as text, set by the organiser */
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
        /**
         * Cancel the registration
         * @description Rejected after the forum's last day
         */
        RegistrationCancellation: {
            /** @constant */
            action: "cancel_reg";
            expired_variant?: components["schemas"]["ExpiredVariant"];
            id: number;
            /** @constant */
            is_active: false;
        };
        RegistrationChange: {
            /** @constant */
            action: "confirm_reg";
            /**
             * @description 1 changes a confirmed poster to listener
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
        } | components["schemas"]["RegistrationCancellation"] | {
            /** @constant */
            action: "confirm_tour";
            confirm_tour: components["schemas"]["TourDecision"];
            id: number;
        } | {
            /** @constant */
            action: "change_tour";
            id: number;
            need_tour: components["schemas"]["TourDecision"];
        } | components["schemas"]["RegistrationFileRemoval"];
        /** Remove a file */
        RegistrationFileRemoval: {
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
            /** @description Whether it is an additional registration; absent in the school registration alone */
            one_more?: boolean;
            /** @description Null for a listener */
            section_choice: number | null;
            selected_listen_sections: number[];
            type: components["schemas"]["Format"];
        };
        ReplaceFileRequest: {
            expired_variant?: components["schemas"]["ExpiredVariant"];
            file_id: number;
            file_type: components["schemas"]["FileType"];
            /** @description Registration */
            id: number;
            /** @description Id of the file that the caller saw in the slot */
            replaces: number;
        };
        ResetLinkRequest: {
            email: string;
            /** @enum {string} */
            lang: "ru" | "en";
            /** @description The same e-mail; also required */
            login: string;
            site_type: components["schemas"]["SiteType"];
        };
        /** @description All query values of a mailed link, as in SignedLink, and the new password */
        ResetPasswordRequest: {
            email?: string;
            password: string;
            signature?: string;
            timestamp?: string;
            user_id?: string;
        } & {
            [key: string]: unknown;
        };
        Role: {
            /** @description 'user', 'moderator', 'conf_admin' or another value; the middle two count as moderator */
            access_rights: string;
        };
        Section: {
            id: number;
            /** @description Whether the section is offered at all */
            is_active: boolean;
            /** @description Open for everyone to choose; otherwise by invitation */
            is_public: boolean;
            /** @description Accepts talks */
            is_speaker: boolean;
            name: string;
        };
        SectionList: {
            data: components["schemas"]["Section"][];
        };
        /** @description All query values of a mailed link, whatever names the provider gave them; a repeated name has a list of its values. The reference provider needs the named ones */
        SignedLink: {
            signature?: string;
            timestamp?: string;
            user_id?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A constant that names the portal of the sign-up; the gateway sends the edition's, and never compares the value of an answer */
        SiteType: string;
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
        VerificationLetterRequest: {
            /** @description Address of the account */
            email: string;
        };
    };
    responses: {
        /** @description A rejection in any shape of the family */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
                "text/html": string;
            };
        };
        /** @description The record has another version than the expected one; nothing was changed */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConflictRefusal"];
            };
        };
        /** @description The address of the document or a rejection */
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
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description The caller lacks the right. With a status field the session has ended (ACC-17). */
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
        /** @description HTML, plain text with a traceback in debug mode, a JSON error, or nothing. Users see none of it. */
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
        /** @description The body exceeds the limit; a proxy may answer with HTML */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
                "text/html": string;
            };
        };
        /** @description No token or an invalid one; some deployments answer 403 without the header instead */
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
        /** @description Identifies a request that the client may repeat. A provider that supports keys stores them for at least 24 hours and repeats the header in its answer; other providers ignore it. */
        IdempotencyKey: string;
        /** @description 1 is the forum of 2023, 2 of 2024, 3 of 2025 */
        Meeting: number;
        /** @description Meeting id, which this call names id */
        MeetingAsId: number;
        /** @description Id of the record. Common deployments answer an unchecked id with an HTML 500, so a client checks ids before sending. */
        RecordId: number;
    };
    requestBodies: never;
    headers: {
        /** @description The key of the request, if the provider stores keys */
        IdempotencyKey: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["Throttled"];
        };
    };
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
    endSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndSessionsRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
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
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["Throttled"];
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
            /** @description Some deployments answer with 200, and reject by field with it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterAnswer"] | components["schemas"]["IdAnswer"] | components["schemas"]["ErrorsRefusal"];
                };
            };
            /** @description Created; the account is not verified yet */
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
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationLetterRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            200: components["responses"]["Done"];
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
    verifyEmailChange: {
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
    verifyDocument: {
        parameters: {
            query: {
                /** @description The code, also with small letters, spaces or dashes */
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentVerificationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["Throttled"];
        };
    };
    listExtensions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The names */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtensionList"];
                };
            };
        };
    };
    listMeetings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The meetings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingList"];
                };
            };
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileAnswer"];
                };
            };
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
                /** @description Id of the record. Common deployments answer an unchecked id with an HTML 500, so a client checks ids before sending. */
                id: components["parameters"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description Deleted, no body */
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
                /** @description Without section_id, all sections of this meeting in place of the current one */
                meeting_id?: number;
                /** @description The section; by default all */
                section_id?: number;
                /** @description Attendance, or people who planned to come */
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
            /** @description The records or a rejection */
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
    getPersonalArchive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            200: components["responses"]["Document"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
                    "application/json": components["schemas"]["IndividualAnswer"] | components["schemas"]["IdAnswer"];
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
                    "application/json": components["schemas"]["IndividualAnswer"] | components["schemas"]["IdAnswer"];
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
                    /** @description gif, jpeg or png by content, at most 6 291 456 bytes; a provider may store it smaller */
                    img: string;
                    /** @description The person's name of the file */
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
                    "application/json": components["schemas"]["IndividualAnswer"] | components["schemas"]["IdAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
        };
    };
    deletePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The individual without a photo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IndividualAnswer"] | components["schemas"]["IdAnswer"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
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
            /** @description The addresses or a rejection */
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
            /** @description The registration with its file or a rejection */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationAnswer"] | components["schemas"]["IdAnswer"] | components["schemas"]["ErrorRefusal"];
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
            /** @description The registration after the action or a rejection */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationAnswer"] | components["schemas"]["IdAnswer"] | components["schemas"]["ErrorRefusal"];
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
                /** @description Id of the record. Common deployments answer an unchecked id with an HTML 500, so a client checks ids before sending. */
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
                /** @description Identifies a request that the client may repeat. A provider that supports keys stores them for at least 24 hours and repeats the header in its answer; other providers ignore it. */
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
            /** @description The registration or a rejection */
            200: {
                headers: {
                    "Idempotency-Key": components["headers"]["IdempotencyKey"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationAnswer"] | components["schemas"]["IdAnswer"] | components["schemas"]["ErrorRefusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    replaceRegistrationFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceFileRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The registration with its file or a rejection */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationAnswer"] | components["schemas"]["IdAnswer"] | components["schemas"]["ErrorRefusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getCertificate: {
        parameters: {
            query: {
                /** @description Id of the record. Common deployments answer an unchecked id with an HTML 500, so a client checks ids before sending. */
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
            /** @description Oldest first, without cancelled ones */
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
    listCancelled: {
        parameters: {
            query: {
                /** @description 1 is the forum of 2023, 2 of 2024, 3 of 2025 */
                meeting_id: components["parameters"]["Meeting"];
                /** @description Only participants of the neutron-source project */
                neutron_only?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The cancelled registrations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParticipationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
            /** @description The changed record or a rejection */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParticipationAnswer"] | components["schemas"]["IdAnswer"] | components["schemas"]["ErrorRefusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    getParticipation: {
        parameters: {
            query: {
                /** @description Id of the record. Common deployments answer an unchecked id with an HTML 500, so a client checks ids before sending. */
                id: components["parameters"]["RecordId"];
                /** @description Moderators also get a cancelled registration, marked by is_active; for others, and without the parameter, it is not found */
                with_cancelled?: boolean;
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
                /** @description Id of the record. Common deployments answer an unchecked id with an HTML 500, so a client checks ids before sending. */
                id: components["parameters"]["RecordId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The history, also of a cancelled registration */
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
    previewLetters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterPreviewRequest"];
            };
        };
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description The letters, in the order of the request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LetterPreviewList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
    listSections: {
        parameters: {
            query: {
                /** @description Meeting id, which this call names id */
                id: components["parameters"]["MeetingAsId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            "5XX": components["responses"]["ServerError"];
            /** @description All sections, including inactive and non-public ones */
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
                /** @description Path from an answer, slashes included */
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
export type WireName =
    | "academic_degree"
    | "access_rights"
    | "action"
    | "after"
    | "all"
    | "author_descr"
    | "author_role"
    | "before"
    | "birth_date"
    | "cancel_poster"
    | "certificates_from"
    | "changes"
    | "code"
    | "comment"
    | "comments"
    | "confirm_tour"
    | "confirm_type"
    | "conflict"
    | "consent"
    | "consent_version"
    | "created_at"
    | "data"
    | "day_1"
    | "day_2"
    | "day_3"
    | "day_4"
    | "detail"
    | "email"
    | "emails"
    | "ends_on"
    | "error"
    | "errors"
    | "event"
    | "exp_file"
    | "exp_file_id"
    | "expected_version"
    | "expired_variant"
    | "field"
    | "fields"
    | "file"
    | "file_id"
    | "file_pdf"
    | "file_pdf_id"
    | "file_type"
    | "first_name"
    | "given_at"
    | "id"
    | "img"
    | "individual"
    | "is_active"
    | "is_confirm"
    | "is_current"
    | "is_female"
    | "is_listed"
    | "is_moderator"
    | "is_public"
    | "is_speaker"
    | "is_unchanged"
    | "is_valid"
    | "issued_on"
    | "kind"
    | "lang"
    | "last_name"
    | "listen_sections"
    | "login"
    | "meeting_id"
    | "message"
    | "middle_name"
    | "name"
    | "nationality"
    | "need_tour"
    | "neutron_only"
    | "new_org_comment"
    | "new_section"
    | "new_speak_day"
    | "new_speak_slot"
    | "new_speak_track"
    | "new_user_type"
    | "number"
    | "old_password"
    | "one_more"
    | "org_comment"
    | "org_position"
    | "organisation"
    | "organization"
    | "organization_id"
    | "other_org_descr"
    | "other_position_descr"
    | "others"
    | "participation_id"
    | "password"
    | "password_confirm"
    | "phone_number"
    | "photo"
    | "profiles"
    | "publication_consent"
    | "publication_consent_version"
    | "registration_closes"
    | "registration_opens"
    | "replaces"
    | "revoke_token"
    | "role"
    | "school_closes"
    | "school_opens"
    | "school_status"
    | "section_choice"
    | "section_choice_id"
    | "section_confirm_id"
    | "section_descr"
    | "section_id"
    | "sections"
    | "selected_listen_sections"
    | "send_letter"
    | "signature"
    | "site_type"
    | "speak_day"
    | "speak_slot"
    | "speak_track"
    | "starts_on"
    | "status"
    | "subject"
    | "talk"
    | "text"
    | "thesis_closes"
    | "timestamp"
    | "title"
    | "to"
    | "token"
    | "tshort_size"
    | "type"
    | "um_id"
    | "updated_at"
    | "url"
    | "user"
    | "user_descr"
    | "user_id"
    | "username"
    | "version"
    | "with_cancelled"
    | "year";
