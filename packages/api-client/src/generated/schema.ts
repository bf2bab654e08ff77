// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a member under a sponsor
         * @description The account starts unconfirmed, with an `inactive` subscription; login works after the link of the mail was followed. Nothing in the answer is needed but `message`; `preview_url` opens the mail where none is sent.
         */
        post: operations["registerMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a session
         * @description A 401 here does not end a session: there is none. The client recognises the unconfirmed e-mail by the exact text, and treats a 200 without a non-empty token as a failure. An unknown user and a wrong password get the same text. A [blocked account](docs/api-decisions.md#blocked-accounts) gets a 403 or 401.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reenviar-confirmacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the confirmation mail again
         * @description Known and unknown addresses get the same answer, so that it does not tell who has an account.
         */
        post: operations["resendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-by-id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up a sponsor by referral id
         * @description Anyone can list members by counting ids: the backend should mask e-mail and phone and limit the rate. The client needs only `name`; a 200 without a name counts as not found. See [sponsor privacy](docs/api-decisions.md#sponsor-privacy).
         */
        get: operations["readSponsor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recuperar-senha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password reset mail
         * @description Known and unknown addresses get the same answer, so that it does not tell who has an account.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/redefinir-senha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the token of the mail
         * @description The token works once and expires. A wrong one is 400, since no session is involved. The sessions of the person end, and the other links for a new password.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/perfil": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who is logged in
         * @description Also tells whether the person is an administrator. In the header any failure means "not an administrator" and shows nothing.
         */
        get: operations["readProfile"];
        /**
         * Change name and e-mail
         * @description A new e-mail needs no new confirmation. `is_admin` and other fields in the request are ignored. An e-mail that is taken is a 409.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/perfil/senha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description A wrong current password is 400, because 401 and 403 end the session on the profile. The current session stays valid, the other sessions of the person end.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meu-indicador": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who referred the caller
         * @description The first user has no sponsor: both fields are null, still 200. On failure the block shows `--`.
         */
        get: operations["readMySponsor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meu-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller's referral link
         * @description On failure the block shows `--` and the copy button is off.
         */
        get: operations["readReferralLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/perfil/minha-conta-bancaria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the bank data for withdrawals
         * @description No account yet is 200 with null. After a failed read the form is not offered, so nothing is overwritten by mistake. The client also takes 404 as "none yet".
         */
        get: operations["readBankAccount"];
        /**
         * Replace the bank data
         * @description Full replacement: a missing `chave_pix` clears it.
         */
        put: operations["updateBankAccount"];
        /**
         * Store bank data for the first time
         * @description All values are strings, since leading zeros matter. Check digits of the CPF are not verified.
         */
        post: operations["createBankAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assinatura/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of the subscription
         * @description Never subscribed is `inactive` with three nulls. A trial is `expired` once its `end_date` has passed. `expired` is shown as inactive; any unknown value as "contact support". The banner stays hidden when this fails.
         */
        get: operations["readSubscriptionStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assinatura": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start, renew or pay the subscription
         * @description Allowed in every state. Calling again while a checkout is open returns the same address, so a double click cannot charge twice. The payment is booked when the provider reports it, and [adds a month](docs/api-decisions.md#paid-months) to the paid days. Addresses other than http(s) count as failure. The name `checkout_url` is an [open question](docs/api-decisions.md#open-questions).
         */
        post: operations["startSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assinatura/aplicar-voucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem or quote a voucher
         * @description A 100 % voucher activates at once, is used up, and books a payment of 0,00 with gateway `voucher`. A smaller one is only quoted and is used up when the payment succeeds. A [voucher](docs/api-decisions.md#vouchers) works once per person.
         */
        post: operations["applyVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assinatura/cancelar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the subscription
         * @description Only `active` and `trial` can be canceled; access remains until `end_date`. The request may come without a body; one that comes must be a JSON object, and broken JSON is a 400. The client ignores the answer's body and reads the status again.
         */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assinatura/pagamentos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payments of the subscription
         * @description Newest first, whole list. `/minha-assinatura` shows the latest three.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assinatura/vouchers-usados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the vouchers that were used
         * @description Newest first, whole list. The client reads `code`, else `codigo`.
         */
        get: operations["listUsedVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/minhas-indicacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's whole downline
         * @description By depth, then name; the caller is not in it. Filtering and paging (100 a page) happen on the client.
         */
        get: operations["listReferrals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ganhos/detalhados": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List earnings with their totals
         * @description Without a query: everything. `mes` alone means that month of the current year, `ano` alone the whole year. The totals are over the listed rows. Newest first.
         */
        get: operations["readEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List videos, achievements and announcements
         * @description Newest first. `conquista` and `bonus` are the caller's own, `anuncio` is for everyone. `content` is a link only if it starts with
         *     http:// or https://, in any case; else plain text.
         */
        get: operations["listVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qualificacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the qualification level and direct referrals
         * @description `progresso_proximo` is null at the top level; the client also accepts a list. One object or a list is an [open question](docs/api-decisions.md#open-questions).
         */
        get: operations["readQualification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the community funds
         * @description Amounts in reais.
         */
        get: operations["listFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundos/historico": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the prizes paid by the funds
         * @description Newest first. `premio` is money as a number, or a text shown as it is. Its type is an [open question](docs/api-decisions.md#open-questions).
         */
        get: operations["listFundHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's withdrawals
         * @description Newest first. No call to request a withdrawal is known; the screen only reads.
         */
        get: operations["listWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the course catalogue
         * @description All courses, without modules, by id. A bad token is ignored: the answer is always 200.
         */
        get: operations["listCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a course with its modules and lessons
         * @description Visitors get the preview with 200; a member without a qualifying subscription gets the same preview of a premium course with 403; administrators get everything. In the preview texts and links are null. A token that is sent must be valid. The body does not tell whether the caller is enrolled. When exactly it answers 403 is an [open question](docs/api-decisions.md#open-questions).
         */
        get: operations["readCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the courses the caller is enrolled in
         * @description `user_id` must be the caller's own, for administrators too.
         */
        get: operations["listMyCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/enroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enrol in a course
         * @description Premium courses take active and trial members, and canceled ones until their end date. The client decides by the text of the error, not by the status. Whether canceled members may enrol is an [open question](docs/api-decisions.md#open-questions).
         */
        post: operations["enrollInCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/courses/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Abandon a course
         * @description The user is the token's. Lesson progress goes with the enrolment; certificates stay. Enrolling again is allowed.
         */
        delete: operations["abandonCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lessons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a lesson
         * @description 403 always means "blocked by subscription". An unpublished lesson is 200 for students, with `published: 0` and null content. Reading needs no enrolment.
         */
        get: operations["readLesson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/courses/{courseId}/lessons/{lessonId}/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether a lesson is completed
         * @description Not completed, or not enrolled: `completed_at` is null, still 200. A lesson of another course is 404. After a failure the button stands at "Marcar como concluída".
         */
        get: operations["readLessonProgress"];
        put?: never;
        /**
         * Mark a lesson as completed
         * @description Repeating it is harmless and keeps the first date. An unpublished lesson is 404 for students. The caller must be enrolled.
         */
        post: operations["markLessonComplete"];
        /**
         * Take back the completion of a lesson
         * @description Repeating it is harmless.
         */
        delete: operations["unmarkLessonComplete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{courseId}/ordered-lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lessons of a course in order
         * @description By module position, lesson position, then id; unpublished ones are in it. Titles only, so subscriptions do not matter. On failure previous and next stay hidden.
         */
        get: operations["listOrderedLessons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's certificates
         * @description Issued once, when the progress of a course first reaches 100, by a mark or because an author unpublishes or deletes the last open lesson, and listed at the latest 10 seconds after that answer. `user_id` must be the caller's own.
         */
        get: operations["listMyCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all courses
         * @description The same courses as the catalogue.
         */
        get: operations["listAdminCourses"];
        put?: never;
        /**
         * Create a course
         * @description A blank title counts as missing.
         */
        post: operations["createCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/courses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a course for editing
         * @description The whole course, without modules.
         */
        get: operations["readAdminCourse"];
        /**
         * Replace a course
         * @description Full replacement.
         */
        put: operations["updateCourse"];
        post?: never;
        /**
         * Delete a course
         * @description Takes its modules, lessons, enrolments and progress along; issued certificates stay.
         */
        delete: operations["deleteCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/modules/course/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the modules of a course
         * @description By position, then id, without nested lessons.
         */
        get: operations["listModules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/modules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a module for editing
         * @description Without nested lessons.
         */
        get: operations["readModule"];
        /**
         * Replace a module
         * @description Full replacement: a missing description is cleared, a missing position is 1. A module never moves to another course: `course_id` must match. The screen tells 4xx and 5xx apart.
         */
        put: operations["updateModule"];
        post?: never;
        /**
         * Delete a module
         * @description Takes its lessons and their progress along.
         */
        delete: operations["deleteModule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/modules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a module
         * @description Equal positions are allowed; a missing position is 1.
         */
        post: operations["createModule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/lessons/module/{moduleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lessons of a module
         * @description By position, then id; published and unpublished.
         */
        get: operations["listLessons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/lessons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a lesson for editing
         * @description Includes `course_id`, so the page can show the titles of course and module.
         */
        get: operations["readAdminLesson"];
        /**
         * Change a lesson, whole or in part
         * @description Fields that are not sent keep their value; null clears an optional one. `module_id` moves the lesson within its course; a module of another course is a 400. The publish toggle sends only `published`.
         */
        put: operations["updateLesson"];
        post?: never;
        /**
         * Delete a lesson
         * @description Takes its progress rows along.
         */
        delete: operations["deleteLesson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a lesson
         * @description Missing `is_required` is 1, `published` 0, `position` 1.
         */
        post: operations["createLesson"];
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
        /**
         * Format: int64
         * @description An integer from 1; anything else is a 400. The referral id of a member is the id of the user.
         */
        Id: number;
        /**
         * Format: int32
         * @description A flag: 0 is off, 1 is on.
         * @enum {integer}
         */
        ZeroOuUm: 0 | 1;
        /** @description Any failure. Clients need only `error`. */
        Erro: {
            /** @description Text for people, in Portuguese. */
            error: string;
            /** @description Stable word for programs; clients must not need it. */
            code?: string;
            /** @description What is wrong with which field, after a failed validation. */
            fields?: components["schemas"]["CampoInvalido"][];
        };
        /** @description One field that failed validation. */
        CampoInvalido: {
            /** @description Name of the field or parameter; empty for the body as a whole. */
            field: string;
            /** @description Text for people, in Portuguese. */
            message: string;
        };
        /** @description A sentence to show after a call that worked. */
        Mensagem: {
            /** @description Text for people, in Portuguese. */
            message: string;
            /**
             * Format: uri
             * @description Page that shows the mail that was sent; only where no real mail goes out.
             */
            preview_url?: string;
        };
        /** @description The call worked. */
        Sucesso: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
        };
        /** @description An open session. */
        Sessao: {
            /** @description Opaque bearer token. */
            token: string;
        };
        /** @description The member who is logged in. */
        Usuario: {
            /** @description Id of the user, which is also the referral id. */
            readonly id: components["schemas"]["Id"];
            /** @description Full name. */
            name: string;
            /** @description E-mail address. */
            email: string;
            /** @description Whether the person administers courses. */
            is_admin: boolean;
            /** @description Phone as typed. */
            phone?: string | null;
        };
        /** @description What anyone may see of a sponsor. E-mail and phone are a [privacy risk](docs/api-decisions.md#sponsor-privacy). */
        Patrocinador: {
            /** @description Id of the sponsor. */
            readonly id: components["schemas"]["Id"];
            /** @description Full name. */
            name: string;
            /** @description E-mail address. */
            email: string;
            /** @description Phone as typed. */
            phone?: string | null;
        };
        /** @description Who referred the caller; the first user has no sponsor and gets two nulls. */
        MeuIndicador: {
            /** @description Full name of the sponsor. */
            name: string | null;
            /** @description E-mail address of the sponsor. */
            email: string | null;
        };
        /** @description The caller's own referral link. */
        LinkIndicacao: {
            /**
             * Format: uri
             * @description Full address of `/cadastro?ref={id}`.
             */
            referralLink: string;
        };
        /** @description Bank data for withdrawals. All values are strings. */
        Conta: {
            /** @description Full name of the account holder. */
            nome_completo: string;
            /** @description CPF with or without punctuation; its check digits are not verified. */
            cpf: string;
            /** @description Name of the bank. */
            nome_banco: string;
            /** @description Code of the bank; leading zeros matter. */
            codigo_banco: string;
            /** @description Number of the branch; leading zeros matter. */
            numero_agencia: string;
            /** @description Number of the account, check digit included. */
            numero_conta: string;
            /** @description PIX key. */
            chave_pix?: string | null;
        };
        /** @description The subscription of the caller. Never subscribed: `inactive` and three nulls. */
        StatusAssinatura: {
            /**
             * @description State of the subscription, an open set; `expired` is shown as inactive, anything unknown as "contact support".
             * @example active
             * @example trial
             * @example canceled
             * @example inactive
             * @example expired
             */
            status: string;
            /** @description First day of the current cycle. */
            start_date: string | null;
            /** @description Last day of access. */
            end_date: string | null;
            /** @description Day of the next renewal; null once canceled. */
            next_billing_date: string | null;
        };
        /** @description The subscription is to be paid at the provider's hosted checkout. */
        EnderecoPagamento: {
            /**
             * Format: uri
             * @description Address of the checkout, http or https only.
             */
            checkout_url: string;
        };
        /** @description The subscription became active at once. */
        AssinaturaAtivada: {
            /**
             * @description Always `active`.
             * @enum {string}
             */
            status: "active";
        };
        /** @description Quote after a voucher of less than 100 %. The voucher is used up when the payment succeeds. */
        ValorComDesconto: {
            /**
             * Format: int32
             * @description Amount to pay, in cents: 20000 is R$ 200,00.
             */
            valor_final: number;
            /** @description Discount in percent, 0 to 100. */
            desconto: number;
        };
        /** @description Either a checkout to go to or an active subscription. */
        InicioAssinatura: components["schemas"]["EnderecoPagamento"] | components["schemas"]["AssinaturaAtivada"];
        /** @description Either an active subscription (100 % voucher) or a quote. */
        VoucherAplicado: components["schemas"]["AssinaturaAtivada"] | components["schemas"]["ValorComDesconto"];
        /** @description One payment of the subscription. */
        Pagamento: {
            /** @description Id of the payment. */
            readonly id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Moment of the payment.
             */
            payment_date: string | null;
            /**
             * Format: double
             * @description Amount in reais.
             */
            amount: number;
            /**
             * @description State of the payment, an open set.
             * @example paid
             * @example pending
             * @example failed
             */
            status: string;
            /**
             * @description How it was paid, an open set; `voucher` carries the note "ativado via voucher".
             * @example voucher
             * @example cartao
             */
            gateway: string | null;
        };
        /** @description A voucher that the caller used. The code comes as `code`, as `codigo`, or as both. */
        VoucherUsado: components["schemas"]["VoucherUsadoCode"] | components["schemas"]["VoucherUsadoCodigo"];
        /** @description A used voucher whose code comes as `code`. */
        VoucherUsadoCode: {
            /** @description Id of the use. */
            readonly id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Moment of the use.
             */
            used_at: string | null;
            /** @description Code of the voucher. */
            code: string;
            /** @description Code of the voucher, under its other name. */
            codigo?: string;
        };
        /** @description A used voucher whose code comes as `codigo`. */
        VoucherUsadoCodigo: {
            /** @description Id of the use. */
            readonly id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Moment of the use.
             */
            used_at: string | null;
            /** @description Code of the voucher. */
            code?: string;
            /** @description Code of the voucher, under its other name. */
            codigo: string;
        };
        /** @description One person of the caller's downline. */
        Indicado: {
            /** @description Id of the referred person. */
            readonly id: components["schemas"]["Id"];
            /** @description Full name. */
            name: string;
            /** @description E-mail address. */
            email: string;
            /**
             * Format: int32
             * @description Depth below the caller; 1 is a direct referral.
             */
            profundidade: number;
            /**
             * @description State of the person's subscription, an open set.
             * @example Ativa
             * @example Teste
             * @example Inativa
             * @example Pendente
             */
            assinatura_status: string;
            /** @description Day of registration. */
            referral_date?: string | null;
            /**
             * @description Qualification level.
             * @example Nenhum
             * @example Bronze
             * @example Silver
             * @example Gold
             * @example Diamond
             * @example Double Diamond
             * @example Triple Diamond
             * @example Centurion Diamond
             * @example Imperial Diamond
             */
            nivel?: string | null;
            /** @description Id of the person's own sponsor. */
            indicador_id?: components["schemas"]["Id"] | null;
            /** @description Name of that sponsor. */
            indicador_nome?: string | null;
            /**
             * @description Qualification level of that sponsor.
             * @example Nenhum
             * @example Bronze
             * @example Silver
             * @example Gold
             * @example Diamond
             * @example Double Diamond
             * @example Triple Diamond
             * @example Centurion Diamond
             * @example Imperial Diamond
             */
            indicador_nivel?: string | null;
        };
        /** @description What is missing for the next qualification level. */
        ProximoNivel: {
            /** @description Sentence for people. */
            descricao: string;
            /** @description The same in a few words, without the name of the level, such as `Faltam 2 indicados`. */
            resumo?: string | null;
            /**
             * @description How far it is, an open set.
             * @example em_andamento
             * @example pendente
             * @example concluido
             */
            status: string;
        };
        /** @description A direct referral as the qualification page shows it. */
        IndicadoDireto: {
            /** @description Full name. */
            name: string;
            /** @description E-mail address. */
            email: string;
            /** @description True exactly when the person's `assinatura_status` in the network is `Ativa`. */
            ativo: boolean;
            /**
             * @description Highest level ever reached.
             * @example Nenhum
             * @example Bronze
             * @example Silver
             * @example Gold
             * @example Diamond
             * @example Double Diamond
             * @example Triple Diamond
             * @example Centurion Diamond
             * @example Imperial Diamond
             */
            nivel_reconhecimento?: string | null;
            /**
             * @description Level held now.
             * @example Nenhum
             * @example Bronze
             * @example Silver
             * @example Gold
             * @example Diamond
             * @example Double Diamond
             * @example Triple Diamond
             * @example Centurion Diamond
             * @example Imperial Diamond
             */
            nivel_qualificacao_atual?: string | null;
        };
        /** @description The caller's qualification. */
        Qualificacao: {
            /**
             * @description Level held now; `Nenhum` when there is none.
             * @example Nenhum
             * @example Bronze
             * @example Silver
             * @example Gold
             * @example Diamond
             * @example Double Diamond
             * @example Triple Diamond
             * @example Centurion Diamond
             * @example Imperial Diamond
             */
            nivel_atual: string;
            /** @description Day of the last qualification. */
            data_ultima_qualificacao: string | null;
            /** @description Next level; null at the top one. */
            progresso_proximo: components["schemas"]["ProximoNivel"] | null;
            /** @description Direct referrals only. */
            indicados: components["schemas"]["IndicadoDireto"][];
        };
        /** @description One bonus. */
        Ganho: {
            /** @description Id of the earning. */
            readonly id: components["schemas"]["Id"];
            /** @description Day of the earning. */
            earning_date: string | null;
            /**
             * Format: double
             * @description Amount in reais.
             */
            amount: number;
            /**
             * @description Kind of bonus, an open set.
             * @example direct
             * @example indirect
             * @example diamond
             * @example diamond_double
             * @example diamond_triple
             * @example diamond_centurion
             * @example diamond_imperial
             */
            bonus_type: string;
            /** @description Id of the subscriber it came from. */
            id_assinante?: components["schemas"]["Id"] | null;
            /**
             * Format: int32
             * @description Depth it came from.
             */
            level?: number | null;
        };
        /** @description Sum of the listed earnings of one kind. */
        TotalPorTipo: {
            /**
             * @description Kind of bonus, an open set.
             * @example direct
             * @example indirect
             * @example diamond
             * @example diamond_double
             * @example diamond_triple
             * @example diamond_centurion
             * @example diamond_imperial
             */
            bonus_type: string;
            /**
             * Format: double
             * @description Sum in reais.
             */
            total: number;
        };
        /** @description Sum of the listed earnings of one month. */
        TotalPorMes: {
            /**
             * Format: int32
             * @description Month, 1 to 12.
             */
            mes: number;
            /**
             * Format: int32
             * @description Year.
             */
            ano: number;
            /**
             * Format: double
             * @description Sum in reais.
             */
            total: number;
        };
        /** @description A video, achievement or announcement. */
        Video: {
            /** @description Id of the entry. */
            readonly id: components["schemas"]["Id"];
            /**
             * @description Kind of entry, an open set.
             * @example conquista
             * @example bonus
             * @example anuncio
             */
            type: string;
            /** @description A link if it starts with http:// or https://, else plain text. */
            content: string;
            /** @description Day of the entry. */
            video_date?: string | null;
        };
        /** @description A community fund. */
        Fundo: {
            /**
             * @description Kind of fund, an open set.
             * @example community
             * @example promoter
             */
            type: string;
            /**
             * Format: double
             * @description Amount in reais.
             */
            amount: number;
        };
        /** @description One prize paid by a fund. */
        HistoricoFundo: {
            /** @description Day of the prize. */
            data: string | null;
            /**
             * @description Kind of fund, an open set.
             * @example community
             * @example promoter
             */
            tipo: string;
            /** @description Money in reais as a number, or a text that is shown as it is. */
            premio: number | string;
            /** @description Name of the winner. */
            vencedor: string | null;
        };
        /** @description One withdrawal. */
        Saque: {
            /** @description Id of the withdrawal. */
            readonly id: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description Month it belongs to.
             */
            month: number;
            /**
             * Format: int32
             * @description Year it belongs to.
             */
            year: number;
            /**
             * Format: double
             * @description Amount in reais.
             */
            amount: number;
            /**
             * @description State of the withdrawal.
             * @enum {string}
             */
            status: "pending" | "paid" | "cancelled";
            /**
             * Format: date-time
             * @description Moment of the payment.
             */
            paid_at?: string | null;
            /** @description Remark for the member. */
            notes?: string | null;
            /** @description Whether the bank account is the reason; the client then links to the member's bank data. */
            bank_account_refused?: boolean;
        };
        /** @description A course of the catalogue. */
        Curso: {
            /** @description Id of the course. */
            readonly id: components["schemas"]["Id"];
            /** @description Title. */
            title: string;
            /** @description 1 when a subscription is needed. */
            is_premium: components["schemas"]["ZeroOuUm"];
            /** @description Short description. */
            description?: string | null;
            /** @description Long text about the course. */
            content?: string | null;
        };
        /** @description A lesson. Blocked and unpublished ones come with null texts and links. */
        Aula: {
            /** @description Id of the lesson. */
            readonly id: components["schemas"]["Id"];
            /** @description Id of its module. */
            module_id: components["schemas"]["Id"];
            /** @description Title. */
            title: string;
            /**
             * Format: int32
             * @description Place in the module.
             */
            position: number;
            /** @description Stored and shown only. */
            is_required: components["schemas"]["ZeroOuUm"];
            /** @description 1 once students may open it; a missing value counts as 0. */
            published: components["schemas"]["ZeroOuUm"];
            /** @description Id of its course. */
            course_id?: components["schemas"]["Id"];
            /** @description Text of the lesson. */
            content?: string | null;
            /** @description Link to the video-hosting service. */
            video_url?: string | null;
            /** @description One link, or several separated by commas. */
            resource_url?: string | null;
            /** @description Whether the caller completed it; only inside course content. */
            completed?: boolean;
        };
        /** @description A module of a course. */
        Modulo: {
            /** @description Id of the module. */
            readonly id: components["schemas"]["Id"];
            /** @description Id of its course. */
            course_id: components["schemas"]["Id"];
            /** @description Title. */
            title: string;
            /**
             * Format: int32
             * @description Place in the course.
             */
            position: number;
            /** @description Short description. */
            description?: string | null;
            /** @description Lessons by position, only inside course content. */
            lessons?: components["schemas"]["Aula"][];
        };
        /** @description A module inside course content, always with its lessons. */
        ModuloComAulas: components["schemas"]["Modulo"] & {
            /** @description Lessons by position. */
            lessons: components["schemas"]["Aula"][];
        };
        /** @description A course with its modules and lessons. */
        CursoDetalhe: components["schemas"]["Curso"] & {
            /** @description Modules by position. */
            modules: components["schemas"]["ModuloComAulas"][];
            /** @description Whether the caller holds a qualifying subscription; false for visitors. */
            userIsSubscriber: boolean;
            /** @description Completed published lessons in percent, rounded. */
            progress?: number;
        };
        /** @description Preview of a premium course for a member without a qualifying subscription: titles and descriptions stay, texts and links are null. */
        CursoBloqueado: components["schemas"]["CursoDetalhe"] & {
            /** @description Text for people, in Portuguese. */
            error: string;
            /** @description Stable word for programs; clients must not need it. */
            code?: string;
        };
        /** @description A course the caller is enrolled in. */
        CursoInscrito: {
            /** @description Id of the course. */
            readonly id: components["schemas"]["Id"];
            /** @description Title. */
            title: string;
            /** @description Completed published lessons in percent, rounded. */
            progress: number;
            /** @description Short description. */
            description?: string | null;
        };
        /** @description A lesson that the caller's subscription does not open. `course_id` keeps the way back working. */
        AulaBloqueada: components["schemas"]["Erro"] & {
            /** @description Id of the lesson. */
            readonly id: components["schemas"]["Id"];
            /** @description Title of the lesson. */
            title: string;
            /** @description Id of its course. */
            course_id: components["schemas"]["Id"];
        };
        /** @description A lesson in the order of its course. */
        AulaOrdenada: {
            /** @description Id of the lesson. */
            readonly id: components["schemas"]["Id"];
            /** @description Title. */
            title: string;
            /** @description 1 once students may open it. */
            published: components["schemas"]["ZeroOuUm"];
        };
        /** @description Completion of one lesson. `success: false` counts as failure, whatever the status. */
        Progresso: {
            /** @description Whether the call worked. */
            success: boolean;
            /**
             * Format: date-time
             * @description Moment of completion; null when not completed.
             */
            completed_at?: string | null;
            /** @description Text for people, in Portuguese. */
            error?: string;
        };
        /** @description A progress call that was refused. */
        ProgressoRecusado: {
            /**
             * @description Always false.
             * @constant
             */
            success: false;
            /** @description Text for people, in Portuguese. */
            error: string;
        };
        /** @description A completion certificate. */
        Certificado: {
            /** @description Id of the certificate. */
            readonly id: components["schemas"]["Id"];
            /** @description Title of the course. */
            title: string;
            /** @description Id of the course. */
            course_id?: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description Moment of issue.
             */
            issued_at: string | null;
            /**
             * Format: uri-reference
             * @description Address of the PDF: http, https, or a path on the portal's own origin.
             */
            certificate_url: string;
        };
        /** @description A new account. */
        Cadastro: {
            /** @description Full name. */
            name: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            /**
             * Format: password
             * @description Password, at least one character.
             */
            password: string;
            /** @description Id of the sponsor, as a JSON number. */
            referrer_id: components["schemas"]["Id"];
            /**
             * @description The terms were accepted; always true.
             * @constant
             */
            termos_aceitos: true;
        };
        /** @description Credentials. */
        Login: {
            /** @description E-mail address. */
            email: string;
            /**
             * Format: password
             * @description Password.
             */
            password: string;
        };
        /** @description An address to send mail to. */
        Email: {
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
        };
        /** @description A new password, with the token of the mail. */
        NovaSenha: {
            /** @description Single-use token of the mail. */
            token: string;
            /**
             * Format: password
             * @description New password.
             */
            novaSenha: string;
        };
        /** @description New name and e-mail. */
        EdicaoPerfil: {
            /** @description Full name. */
            name: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
        };
        /** @description Change of password. */
        TrocaSenha: {
            /**
             * Format: password
             * @description Current password.
             */
            senhaAtual: string;
            /**
             * Format: password
             * @description New password.
             */
            novaSenha: string;
        };
        /** @description Bank data to store. A missing `chave_pix` clears it. */
        DadosBancarios: {
            /** @description Full name of the account holder. */
            nome_completo: string;
            /** @description CPF with or without punctuation; its check digits are not verified. */
            cpf: string;
            /** @description Name of the bank. */
            nome_banco: string;
            /** @description Code of the bank; leading zeros matter. */
            codigo_banco: string;
            /** @description Number of the branch; leading zeros matter. */
            numero_agencia: string;
            /** @description Number of the account, check digit included. */
            numero_conta: string;
            /** @description PIX key. An empty string counts as null. */
            chave_pix?: string | null;
        };
        /** @description Start of a subscription. */
        PedidoAssinatura: {
            /**
             * @description The only plan.
             * @enum {string}
             */
            plan: "mensal";
            /** @description Code of a voucher of less than 100 %; null counts as none. */
            voucherCode?: string | null;
        };
        /** @description A voucher to redeem. */
        PedidoVoucher: {
            /** @description Code; case and outer blanks do not matter. */
            codigo: string;
        };
        /** @description Nothing needs to be said: no body, or an empty object. */
        PedidoCancelamento: Record<string, never>;
        /** @description Who enrols. */
        PedidoInscricao: {
            /** @description Id of the caller; another id is refused. */
            user_id: components["schemas"]["Id"];
        };
        /** @description All fields of a course. */
        EdicaoCurso: {
            /** @description Title; blanks alone count as missing. */
            title: string;
            /** @description 1 when a subscription is needed. */
            is_premium: components["schemas"]["ZeroOuUm"];
            /** @description Short description. An empty string counts as null. */
            description?: string | null;
            /** @description Long text. An empty string counts as null. */
            content?: string | null;
        };
        /** @description All fields of a module. */
        EdicaoModulo: {
            /** @description Id of its course; on an update it must match. */
            course_id: components["schemas"]["Id"];
            /** @description Title; blanks alone count as missing. */
            title: string;
            /** @description Short description. An empty string counts as null. */
            description?: string | null;
            /**
             * Format: int32
             * @description Place in the course; 1 when missing.
             */
            position?: number;
        };
        /** @description A new lesson. */
        NovaAula: {
            /** @description Id of its module. */
            module_id: components["schemas"]["Id"];
            /** @description Title; blanks alone count as missing. */
            title: string;
            /** @description Text of the lesson. An empty string counts as null. */
            content?: string | null;
            /** @description Link to the video-hosting service, http or https. An empty string counts as null. */
            video_url?: string | null;
            /** @description One link, or several separated by commas, each http or https. An empty string counts as null. */
            resource_url?: string | null;
            /**
             * Format: int32
             * @description Place in the module; 1 when missing.
             */
            position?: number;
            /** @description 1 when missing. */
            is_required?: components["schemas"]["ZeroOuUm"];
            /** @description 0 when missing. */
            published?: components["schemas"]["ZeroOuUm"];
        };
        /** @description Any part of a lesson; what is not sent keeps its value. */
        EdicaoAula: {
            /** @description Id of its module. */
            module_id?: components["schemas"]["Id"];
            /** @description Title; blanks alone count as missing. */
            title?: string;
            /** @description Text of the lesson. An empty string counts as null. */
            content?: string | null;
            /** @description Link to the video-hosting service, http or https. An empty string counts as null. */
            video_url?: string | null;
            /** @description One link, or several separated by commas, each http or https. An empty string counts as null. */
            resource_url?: string | null;
            /**
             * Format: int32
             * @description Place in the module.
             */
            position?: number;
            /** @description Stored and shown only. */
            is_required?: components["schemas"]["ZeroOuUm"];
            /** @description 1 publishes, 0 unpublishes. */
            published?: components["schemas"]["ZeroOuUm"];
        };
    };
    responses: {
        /** @description Too many attempts. */
        MuitasTentativasPublico: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The server failed. */
        ErroInternoPublico: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The request is invalid. */
        EmailInvalidoPublico: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The request is invalid. */
        IdInvalidoPublico: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description No token, or an unknown or expired one. */
        SessaoInvalida: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The caller may not do this. */
        AcessoNegado: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The server failed. */
        ErroInterno: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The request is invalid. */
        ContaIncompleta: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The request is invalid. */
        UserIdInvalido: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The resource does not exist. */
        CursoNaoEncontrado: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The request is invalid. */
        CourseIdInvalido: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The request is invalid. */
        IdInvalido: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The resource does not exist. */
        AulaNaoEncontrada: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The request is invalid. */
        CourseIdInvalidoOuLessonIdInvalido: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The resource does not exist. */
        ProgressoAulaNaoEncontrada: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProgressoRecusado"];
            };
        };
        /** @description The caller may not do this. */
        AcessoRestrito: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
        /** @description The resource does not exist. */
        ModuloNaoEncontrado: {
            headers: {
                "Cache-Control": components["headers"]["CacheControl"];
                RateLimit: components["headers"]["RateLimit"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Erro"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the item.
         * @example 1
         */
        Id: components["schemas"]["Id"];
        /**
         * @description Id of the course.
         * @example 1
         */
        CourseId: components["schemas"]["Id"];
        /**
         * @description Id of the module.
         * @example 1
         */
        ModuleId: components["schemas"]["Id"];
        /**
         * @description Id of the lesson.
         * @example 1
         */
        LessonId: components["schemas"]["Id"];
        /**
         * @description Id of the caller; any other id is refused.
         * @example 2
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description Month, 1 to 12.
         * @example 11
         */
        Mes: number;
        /**
         * @description Year, four digits.
         * @example 2026
         */
        Ano: number;
    };
    requestBodies: never;
    headers: {
        /** @description Answers that need a token are never stored. */
        CacheControl: "no-store";
        /** @description Seconds to wait before the next attempt. A gateway may write an HTTP date instead (RFC 9110). */
        RetryAfter: number;
        /** @description Optional. What is left of a limit, where the server counts calls; clients do not need it. */
        RateLimit: string;
        /** @description Optional. Not sent where the portal and the API share their origin, as they normally do; never `*`. */
        "Access-Control-Allow-Origin": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    registerMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A new account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Cadastro"];
            };
        };
        responses: {
            /** @description A sentence to show after a call that worked. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The request conflicts with stored data. */
            409: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["MuitasTentativasPublico"];
            500: components["responses"]["ErroInternoPublico"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Credentials. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description An open session. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessao"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description Wrong e-mail or password. */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["MuitasTentativasPublico"];
            500: components["responses"]["ErroInternoPublico"];
        };
    };
    resendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description An address to send mail to. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Email"];
            };
        };
        responses: {
            /** @description A sentence to show after a call that worked. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["EmailInvalidoPublico"];
            429: components["responses"]["MuitasTentativasPublico"];
            500: components["responses"]["ErroInternoPublico"];
        };
    };
    readSponsor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What anyone may see of a sponsor. E-mail and phone are a [privacy risk](docs/api-decisions.md#sponsor-privacy). */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Patrocinador"];
                };
            };
            400: components["responses"]["IdInvalidoPublico"];
            /** @description The resource does not exist. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["MuitasTentativasPublico"];
            500: components["responses"]["ErroInternoPublico"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description An address to send mail to. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Email"];
            };
        };
        responses: {
            /** @description A sentence to show after a call that worked. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            400: components["responses"]["EmailInvalidoPublico"];
            429: components["responses"]["MuitasTentativasPublico"];
            500: components["responses"]["ErroInternoPublico"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A new password, with the token of the mail. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaSenha"];
            };
        };
        responses: {
            /** @description A sentence to show after a call that worked. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            429: components["responses"]["MuitasTentativasPublico"];
            500: components["responses"]["ErroInternoPublico"];
        };
    };
    readProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An object with `user`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        user: components["schemas"]["Usuario"];
                    };
                };
            };
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoNegado"];
            500: components["responses"]["ErroInterno"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description New name and e-mail. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoPerfil"];
            };
        };
        responses: {
            /** @description An object with `message`, `user`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Text for people, in Portuguese. */
                        message: string;
                        user: components["schemas"]["Usuario"];
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoNegado"];
            /** @description The request conflicts with stored data. */
            409: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["ErroInterno"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Change of password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrocaSenha"];
            };
        };
        responses: {
            /** @description A sentence to show after a call that worked. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mensagem"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoNegado"];
            500: components["responses"]["ErroInterno"];
        };
    };
    readMySponsor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who referred the caller; the first user has no sponsor and gets two nulls. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeuIndicador"];
                };
            };
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoNegado"];
            500: components["responses"]["ErroInterno"];
        };
    };
    readReferralLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's own referral link. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkIndicacao"];
                };
            };
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoNegado"];
            500: components["responses"]["ErroInterno"];
        };
    };
    readBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An object with `conta`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The stored account, or null when there is none yet. */
                        conta: components["schemas"]["Conta"] | null;
                    };
                };
            };
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoNegado"];
            500: components["responses"]["ErroInterno"];
        };
    };
    updateBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Bank data to store. A missing `chave_pix` clears it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DadosBancarios"];
            };
        };
        responses: {
            /** @description An object with `conta`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conta: components["schemas"]["Conta"];
                    };
                };
            };
            400: components["responses"]["ContaIncompleta"];
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoNegado"];
            /** @description The resource does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["ErroInterno"];
        };
    };
    createBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Bank data to store. A missing `chave_pix` clears it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DadosBancarios"];
            };
        };
        responses: {
            /** @description An object with `conta`. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        conta: components["schemas"]["Conta"];
                    };
                };
            };
            400: components["responses"]["ContaIncompleta"];
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoNegado"];
            /** @description The request conflicts with stored data. */
            409: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["ErroInterno"];
        };
    };
    readSubscriptionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription of the caller. Never subscribed: `inactive` and three nulls. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusAssinatura"];
                };
            };
            401: components["responses"]["SessaoInvalida"];
            500: components["responses"]["ErroInterno"];
        };
    };
    startSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Start of a subscription. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PedidoAssinatura"];
            };
        };
        responses: {
            /** @description Either a checkout to go to or an active subscription. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InicioAssinatura"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            401: components["responses"]["SessaoInvalida"];
            500: components["responses"]["ErroInterno"];
        };
    };
    applyVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A voucher to redeem. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PedidoVoucher"];
            };
        };
        responses: {
            /** @description Either an active subscription (100 % voucher) or a quote. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherAplicado"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            401: components["responses"]["SessaoInvalida"];
            /** @description Too many attempts. */
            429: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["ErroInterno"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Nothing needs to be said: no body, or an empty object. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PedidoCancelamento"];
            };
        };
        responses: {
            /** @description The subscription of the caller. Never subscribed: `inactive` and three nulls. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusAssinatura"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            401: components["responses"]["SessaoInvalida"];
            /** @description The request conflicts with stored data. */
            409: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["ErroInterno"];
        };
    };
    listPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An object with `pagamentos`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pagamentos: components["schemas"]["Pagamento"][];
                    };
                };
            };
            401: components["responses"]["SessaoInvalida"];
            500: components["responses"]["ErroInterno"];
        };
    };
    listUsedVouchers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An object with `vouchers`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        vouchers: components["schemas"]["VoucherUsado"][];
                    };
                };
            };
            401: components["responses"]["SessaoInvalida"];
            500: components["responses"]["ErroInterno"];
        };
    };
    listReferrals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An object with `indicados`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        indicados: components["schemas"]["Indicado"][];
                    };
                };
            };
            401: components["responses"]["SessaoInvalida"];
            500: components["responses"]["ErroInterno"];
        };
    };
    readEarnings: {
        parameters: {
            query?: {
                /**
                 * @description Month, 1 to 12.
                 * @example 11
                 */
                mes?: components["parameters"]["Mes"];
                /**
                 * @description Year, four digits.
                 * @example 2026
                 */
                ano?: components["parameters"]["Ano"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An object with `ganhos`, `totaisPorTipo`, `totaisPorMes`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ganhos: components["schemas"]["Ganho"][];
                        totaisPorTipo: components["schemas"]["TotalPorTipo"][];
                        totaisPorMes: components["schemas"]["TotalPorMes"][];
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            401: components["responses"]["SessaoInvalida"];
            500: components["responses"]["ErroInterno"];
        };
    };
    listVideos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An object with `videos`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        videos: components["schemas"]["Video"][];
                    };
                };
            };
            401: components["responses"]["SessaoInvalida"];
            500: components["responses"]["ErroInterno"];
        };
    };
    readQualification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's qualification. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Qualificacao"];
                };
            };
            401: components["responses"]["SessaoInvalida"];
            500: components["responses"]["ErroInterno"];
        };
    };
    listFunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An object with `fundos`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        fundos: components["schemas"]["Fundo"][];
                    };
                };
            };
            401: components["responses"]["SessaoInvalida"];
            500: components["responses"]["ErroInterno"];
        };
    };
    listFundHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An object with `historico`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        historico: components["schemas"]["HistoricoFundo"][];
                    };
                };
            };
            401: components["responses"]["SessaoInvalida"];
            500: components["responses"]["ErroInterno"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An object with `withdrawals`. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        withdrawals: components["schemas"]["Saque"][];
                    };
                };
            };
            401: components["responses"]["SessaoInvalida"];
            500: components["responses"]["ErroInterno"];
        };
    };
    listCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of: A course of the catalogue. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Curso"][];
                };
            };
            500: components["responses"]["ErroInternoPublico"];
        };
    };
    readCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A course with its modules and lessons. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CursoDetalhe"];
                };
            };
            400: components["responses"]["IdInvalidoPublico"];
            /** @description No token, or an unknown or expired one. */
            401: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            /** @description The caller may not do this. */
            403: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CursoBloqueado"];
                };
            };
            /** @description The resource does not exist. */
            404: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["ErroInternoPublico"];
        };
    };
    listMyCourses: {
        parameters: {
            query: {
                /**
                 * @description Id of the caller; any other id is refused.
                 * @example 2
                 */
                user_id: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of: A course the caller is enrolled in. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CursoInscrito"][];
                };
            };
            400: components["responses"]["UserIdInvalido"];
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoNegado"];
            500: components["responses"]["ErroInterno"];
        };
    };
    enrollInCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description Who enrols. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PedidoInscricao"];
            };
        };
        responses: {
            /** @description The call worked. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sucesso"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            401: components["responses"]["SessaoInvalida"];
            /** @description The caller may not do this. */
            403: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            404: components["responses"]["CursoNaoEncontrado"];
            /** @description The request conflicts with stored data. */
            409: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["ErroInterno"];
        };
    };
    abandonCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the course.
                 * @example 1
                 */
                courseId: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call worked. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sucesso"];
                };
            };
            400: components["responses"]["CourseIdInvalido"];
            401: components["responses"]["SessaoInvalida"];
            /** @description The resource does not exist. */
            404: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            500: components["responses"]["ErroInterno"];
        };
    };
    readLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lesson. Blocked and unpublished ones come with null texts and links. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aula"];
                };
            };
            400: components["responses"]["IdInvalido"];
            401: components["responses"]["SessaoInvalida"];
            /** @description The caller may not do this. */
            403: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AulaBloqueada"];
                };
            };
            404: components["responses"]["AulaNaoEncontrada"];
            500: components["responses"]["ErroInterno"];
        };
    };
    readLessonProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the course.
                 * @example 1
                 */
                courseId: components["parameters"]["CourseId"];
                /**
                 * @description Id of the lesson.
                 * @example 1
                 */
                lessonId: components["parameters"]["LessonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Completion of one lesson. `success: false` counts as failure, whatever the status. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Progresso"];
                };
            };
            400: components["responses"]["CourseIdInvalidoOuLessonIdInvalido"];
            401: components["responses"]["SessaoInvalida"];
            404: components["responses"]["ProgressoAulaNaoEncontrada"];
            500: components["responses"]["ErroInterno"];
        };
    };
    markLessonComplete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the course.
                 * @example 1
                 */
                courseId: components["parameters"]["CourseId"];
                /**
                 * @description Id of the lesson.
                 * @example 1
                 */
                lessonId: components["parameters"]["LessonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Completion of one lesson. `success: false` counts as failure, whatever the status. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Progresso"];
                };
            };
            400: components["responses"]["CourseIdInvalidoOuLessonIdInvalido"];
            401: components["responses"]["SessaoInvalida"];
            /** @description The caller may not do this. */
            403: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressoRecusado"];
                };
            };
            404: components["responses"]["ProgressoAulaNaoEncontrada"];
            500: components["responses"]["ErroInterno"];
        };
    };
    unmarkLessonComplete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the course.
                 * @example 1
                 */
                courseId: components["parameters"]["CourseId"];
                /**
                 * @description Id of the lesson.
                 * @example 1
                 */
                lessonId: components["parameters"]["LessonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Completion of one lesson. `success: false` counts as failure, whatever the status. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Progresso"];
                };
            };
            400: components["responses"]["CourseIdInvalidoOuLessonIdInvalido"];
            401: components["responses"]["SessaoInvalida"];
            404: components["responses"]["ProgressoAulaNaoEncontrada"];
            500: components["responses"]["ErroInterno"];
        };
    };
    listOrderedLessons: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the course.
                 * @example 1
                 */
                courseId: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of: A lesson in the order of its course. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AulaOrdenada"][];
                };
            };
            400: components["responses"]["CourseIdInvalido"];
            401: components["responses"]["SessaoInvalida"];
            404: components["responses"]["CursoNaoEncontrado"];
            500: components["responses"]["ErroInterno"];
        };
    };
    listMyCertificates: {
        parameters: {
            query: {
                /**
                 * @description Id of the caller; any other id is refused.
                 * @example 2
                 */
                user_id: components["parameters"]["UserId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of: A completion certificate. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certificado"][];
                };
            };
            400: components["responses"]["UserIdInvalido"];
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoNegado"];
            500: components["responses"]["ErroInterno"];
        };
    };
    listAdminCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of: A course of the catalogue. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Curso"][];
                };
            };
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoRestrito"];
            500: components["responses"]["ErroInterno"];
        };
    };
    createCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description All fields of a course. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoCurso"];
            };
        };
        responses: {
            /** @description A course of the catalogue. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Curso"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoRestrito"];
            500: components["responses"]["ErroInterno"];
        };
    };
    readAdminCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A course of the catalogue. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Curso"];
                };
            };
            400: components["responses"]["IdInvalido"];
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoRestrito"];
            404: components["responses"]["CursoNaoEncontrado"];
            500: components["responses"]["ErroInterno"];
        };
    };
    updateCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description All fields of a course. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoCurso"];
            };
        };
        responses: {
            /** @description A course of the catalogue. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Curso"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoRestrito"];
            404: components["responses"]["CursoNaoEncontrado"];
            500: components["responses"]["ErroInterno"];
        };
    };
    deleteCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call worked. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sucesso"];
                };
            };
            400: components["responses"]["IdInvalido"];
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoRestrito"];
            404: components["responses"]["CursoNaoEncontrado"];
            500: components["responses"]["ErroInterno"];
        };
    };
    listModules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the course.
                 * @example 1
                 */
                courseId: components["parameters"]["CourseId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of: A module of a course. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Modulo"][];
                };
            };
            400: components["responses"]["CourseIdInvalido"];
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoRestrito"];
            404: components["responses"]["CursoNaoEncontrado"];
            500: components["responses"]["ErroInterno"];
        };
    };
    readModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A module of a course. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Modulo"];
                };
            };
            400: components["responses"]["IdInvalido"];
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoRestrito"];
            404: components["responses"]["ModuloNaoEncontrado"];
            500: components["responses"]["ErroInterno"];
        };
    };
    updateModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description All fields of a module. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoModulo"];
            };
        };
        responses: {
            /** @description A module of a course. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Modulo"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoRestrito"];
            404: components["responses"]["ModuloNaoEncontrado"];
            500: components["responses"]["ErroInterno"];
        };
    };
    deleteModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call worked. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sucesso"];
                };
            };
            400: components["responses"]["IdInvalido"];
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoRestrito"];
            404: components["responses"]["ModuloNaoEncontrado"];
            500: components["responses"]["ErroInterno"];
        };
    };
    createModule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description All fields of a module. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoModulo"];
            };
        };
        responses: {
            /** @description A module of a course. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Modulo"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoRestrito"];
            404: components["responses"]["CursoNaoEncontrado"];
            500: components["responses"]["ErroInterno"];
        };
    };
    listLessons: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the module.
                 * @example 1
                 */
                moduleId: components["parameters"]["ModuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of: A lesson. Blocked and unpublished ones come with null texts and links. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aula"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoRestrito"];
            404: components["responses"]["ModuloNaoEncontrado"];
            500: components["responses"]["ErroInterno"];
        };
    };
    readAdminLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lesson. Blocked and unpublished ones come with null texts and links. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aula"];
                };
            };
            400: components["responses"]["IdInvalido"];
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoRestrito"];
            404: components["responses"]["AulaNaoEncontrada"];
            500: components["responses"]["ErroInterno"];
        };
    };
    updateLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description Any part of a lesson; what is not sent keeps its value. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoAula"];
            };
        };
        responses: {
            /** @description A lesson. Blocked and unpublished ones come with null texts and links. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aula"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoRestrito"];
            404: components["responses"]["AulaNaoEncontrada"];
            500: components["responses"]["ErroInterno"];
        };
    };
    deleteLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the item.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call worked. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sucesso"];
                };
            };
            400: components["responses"]["IdInvalido"];
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoRestrito"];
            404: components["responses"]["AulaNaoEncontrada"];
            500: components["responses"]["ErroInterno"];
        };
    };
    createLesson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A new lesson. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaAula"];
            };
        };
        responses: {
            /** @description A lesson. Blocked and unpublished ones come with null texts and links. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Aula"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    RateLimit: components["headers"]["RateLimit"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erro"];
                };
            };
            401: components["responses"]["SessaoInvalida"];
            403: components["responses"]["AcessoRestrito"];
            404: components["responses"]["ModuloNaoEncontrado"];
            500: components["responses"]["ErroInterno"];
        };
    };
}
