import type * as Types from '../../generated/types.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Viewer as ViewerParent, Profile as ProfileParent, Registration as RegistrationParent, RegistrationFile as RegistrationFileParent, Participant as ParticipantParent, RegistrationList as RegistrationListParent, DocumentVerification as DocumentVerificationParent, HistoryEntry as HistoryEntryParent, AttendanceRecord as AttendanceRecordParent, AudienceMember as AudienceMemberParent, Person as PersonParent, Organization as OrganizationParent, Position as PositionParent, AcademicDegree as AcademicDegreeParent, SchoolStatus as SchoolStatusParent, Edition as EditionParent, EditionPage as EditionPageParent, Programme as ProgrammeParent, ProgrammeTalk as ProgrammeTalkParent, ProgrammeItem as ProgrammeItemParent, PosterGroup as PosterGroupParent, PosterList as PosterListParent, FieldChange as FieldChangeParent } from '../models.ts';
import type { Context } from '../../context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Types.Maybe<TTypes> | Promise<Types.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  RecordValue:
    | ( Types.BooleanValue )
    | ( Types.FormatValue )
    | ( Types.SectionsValue )
    | ( Types.TextValue )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( AcademicDegreeParent )
    | ( EditionParent )
    | ( Types.GalleryImage )
    | ( OrganizationParent )
    | ( ParticipantParent )
    | ( PositionParent )
    | ( PosterListParent )
    | ( ProfileParent )
    | ( Omit<Types.ProgrammeDay, 'items'> & { items: Array<_RefType['ProgrammeItem']> } )
    | ( ProgrammeItemParent )
    | ( ProgrammeTalkParent )
    | ( RegistrationParent )
    | ( SchoolStatusParent )
    | ( Types.Section )
    | ( Types.ThesisCollection )
    | ( ViewerParent )
  ;
  RecordText:
    | ( Types.BooleanValue )
    | ( Types.FormatValue )
    | ( Types.SectionsValue )
    | ( Types.TextValue )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcademicDegree: ResolverTypeWrapper<AcademicDegreeParent>;
  AccessRole: Types.AccessRole;
  AddTalkInput: Types.AddTalkInput;
  AddTalkPayload: ResolverTypeWrapper<Omit<Types.AddTalkPayload, 'registration'> & { registration?: Types.Maybe<ResolversTypes['Registration']> }>;
  AttendanceKind: Types.AttendanceKind;
  AttendancePage: ResolverTypeWrapper<Omit<Types.AttendancePage, 'nodes'> & { nodes: Array<ResolversTypes['AttendanceRecord']> }>;
  AttendanceRecord: ResolverTypeWrapper<AttendanceRecordParent>;
  AudienceMember: ResolverTypeWrapper<AudienceMemberParent>;
  AudiencePage: ResolverTypeWrapper<Omit<Types.AudiencePage, 'nodes'> & { nodes: Array<ResolversTypes['AudienceMember']> }>;
  AuthorRole: Types.AuthorRole;
  Boolean: ResolverTypeWrapper<Types.Scalars['Boolean']['output']>;
  BooleanValue: ResolverTypeWrapper<Types.BooleanValue>;
  CancelRegistrationInput: Types.CancelRegistrationInput;
  CancelRegistrationPayload: ResolverTypeWrapper<Types.CancelRegistrationPayload>;
  ChangePasswordInput: Types.ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Types.ChangePasswordPayload>;
  ConfirmEmailChangePayload: ResolverTypeWrapper<Types.ConfirmEmailChangePayload>;
  ConfirmFormatInput: Types.ConfirmFormatInput;
  ConfirmFormatPayload: ResolverTypeWrapper<Omit<Types.ConfirmFormatPayload, 'current' | 'registration'> & { current?: Types.Maybe<ResolversTypes['Registration']>, registration?: Types.Maybe<ResolversTypes['Registration']> }>;
  ConfirmParticipationInput: Types.ConfirmParticipationInput;
  ConfirmParticipationPayload: ResolverTypeWrapper<Omit<Types.ConfirmParticipationPayload, 'current' | 'registration'> & { current?: Types.Maybe<ResolversTypes['Registration']>, registration?: Types.Maybe<ResolversTypes['Registration']> }>;
  Consent: ResolverTypeWrapper<Types.Consent>;
  ConsentDocument: ResolverTypeWrapper<Types.ConsentDocument>;
  ConsentPurpose: Types.ConsentPurpose;
  Contacts: ResolverTypeWrapper<Types.Contacts>;
  CreateAttendanceWorkbookDownloadInput: Types.CreateAttendanceWorkbookDownloadInput;
  CreateAttendanceWorkbookDownloadPayload: ResolverTypeWrapper<Types.CreateAttendanceWorkbookDownloadPayload>;
  CreateCertificateDownloadInput: Types.CreateCertificateDownloadInput;
  CreateCertificateDownloadPayload: ResolverTypeWrapper<Types.CreateCertificateDownloadPayload>;
  CreateInvitationDownloadInput: Types.CreateInvitationDownloadInput;
  CreateInvitationDownloadPayload: ResolverTypeWrapper<Types.CreateInvitationDownloadPayload>;
  CreateMailingListInput: Types.CreateMailingListInput;
  CreateMailingListPayload: ResolverTypeWrapper<Types.CreateMailingListPayload>;
  CreateParticipantsWorkbookDownloadInput: Types.CreateParticipantsWorkbookDownloadInput;
  CreateParticipantsWorkbookDownloadPayload: ResolverTypeWrapper<Types.CreateParticipantsWorkbookDownloadPayload>;
  CreatePersonalDataDownloadPayload: ResolverTypeWrapper<Types.CreatePersonalDataDownloadPayload>;
  CreateTokenPayload: ResolverTypeWrapper<Types.CreateTokenPayload>;
  Date: ResolverTypeWrapper<Types.Scalars['Date']['output']>;
  DateCount: ResolverTypeWrapper<Types.DateCount>;
  DateTime: ResolverTypeWrapper<Types.Scalars['DateTime']['output']>;
  DecisionPreview: ResolverTypeWrapper<Types.DecisionPreview>;
  DeletePhotoPayload: ResolverTypeWrapper<Omit<Types.DeletePhotoPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  DeleteRegistrationFileInput: Types.DeleteRegistrationFileInput;
  DeleteRegistrationFilePayload: ResolverTypeWrapper<Omit<Types.DeleteRegistrationFilePayload, 'registration'> & { registration?: Types.Maybe<ResolversTypes['Registration']> }>;
  DocumentKind: Types.DocumentKind;
  DocumentVerification: ResolverTypeWrapper<DocumentVerificationParent>;
  Download: ResolverTypeWrapper<Types.Download>;
  Edition: ResolverTypeWrapper<EditionParent>;
  EditionFact: ResolverTypeWrapper<Types.EditionFact>;
  EditionFile: ResolverTypeWrapper<Types.EditionFile>;
  EditionLink: ResolverTypeWrapper<Types.EditionLink>;
  EditionPage: ResolverTypeWrapper<EditionPageParent>;
  EditionScreen: Types.EditionScreen;
  EditionWindows: ResolverTypeWrapper<Types.EditionWindows>;
  EmailAddress: ResolverTypeWrapper<Types.Scalars['EmailAddress']['output']>;
  EndAllSessionsPayload: ResolverTypeWrapper<Types.EndAllSessionsPayload>;
  EndOtherSessionsPayload: ResolverTypeWrapper<Omit<Types.EndOtherSessionsPayload, 'viewer'> & { viewer: ResolversTypes['Viewer'] }>;
  FieldChange: ResolverTypeWrapper<FieldChangeParent>;
  Figure: ResolverTypeWrapper<Types.Figure>;
  FormatChoice: Types.FormatChoice;
  FormatDescription: ResolverTypeWrapper<Types.FormatDescription>;
  FormatValue: ResolverTypeWrapper<Types.FormatValue>;
  GalleryImage: ResolverTypeWrapper<Types.GalleryImage>;
  Gender: Types.Gender;
  HTML: ResolverTypeWrapper<Types.Scalars['HTML']['output']>;
  HistoryAction: Types.HistoryAction;
  HistoryEntry: ResolverTypeWrapper<HistoryEntryParent>;
  ID: ResolverTypeWrapper<Types.Scalars['ID']['output']>;
  ImageSource: ResolverTypeWrapper<Types.ImageSource>;
  Int: ResolverTypeWrapper<Types.Scalars['Int']['output']>;
  KeyDate: ResolverTypeWrapper<Types.KeyDate>;
  Letter: ResolverTypeWrapper<Types.Letter>;
  LinkValueInput: Types.LinkValueInput;
  LoginInput: Types.LoginInput;
  LoginPayload: ResolverTypeWrapper<Omit<Types.LoginPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  LogoutPayload: ResolverTypeWrapper<Types.LogoutPayload>;
  MailingListKind: ResolverTypeWrapper<Types.MailingListKind>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  News: ResolverTypeWrapper<Types.News>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Organiser: ResolverTypeWrapper<Types.Organiser>;
  OrganiserGroup: ResolverTypeWrapper<Types.OrganiserGroup>;
  Organization: ResolverTypeWrapper<OrganizationParent>;
  PageInfo: ResolverTypeWrapper<Types.PageInfo>;
  Participant: ResolverTypeWrapper<ParticipantParent>;
  ParticipantPage: ResolverTypeWrapper<Omit<Types.ParticipantPage, 'nodes'> & { nodes: Array<ResolversTypes['Participant']> }>;
  ParticipationFormat: Types.ParticipationFormat;
  Partner: ResolverTypeWrapper<Types.Partner>;
  Person: ResolverTypeWrapper<PersonParent>;
  PersonConnection: ResolverTypeWrapper<Omit<Types.PersonConnection, 'edges' | 'nodes'> & { edges: Array<ResolversTypes['PersonEdge']>, nodes: Array<ResolversTypes['Person']> }>;
  PersonEdge: ResolverTypeWrapper<Omit<Types.PersonEdge, 'node'> & { node: ResolversTypes['Person'] }>;
  Position: ResolverTypeWrapper<PositionParent>;
  Poster: ResolverTypeWrapper<Types.Poster>;
  PosterConnection: ResolverTypeWrapper<Types.PosterConnection>;
  PosterEdge: ResolverTypeWrapper<Types.PosterEdge>;
  PosterGroup: ResolverTypeWrapper<PosterGroupParent>;
  PosterList: ResolverTypeWrapper<PosterListParent>;
  PreviewDecisionPayload: ResolverTypeWrapper<Types.PreviewDecisionPayload>;
  Profile: ResolverTypeWrapper<ProfileParent>;
  Programme: ResolverTypeWrapper<ProgrammeParent>;
  ProgrammeChair: ResolverTypeWrapper<Types.ProgrammeChair>;
  ProgrammeDay: ResolverTypeWrapper<Omit<Types.ProgrammeDay, 'items'> & { items: Array<ResolversTypes['ProgrammeItem']> }>;
  ProgrammeDetail: ResolverTypeWrapper<Omit<Types.ProgrammeDetail, 'posters' | 'talks'> & { posters?: Types.Maybe<ResolversTypes['PosterList']>, talks: Array<ResolversTypes['ProgrammeTalk']> }>;
  ProgrammeItem: ResolverTypeWrapper<ProgrammeItemParent>;
  ProgrammeItemKind: Types.ProgrammeItemKind;
  ProgrammeLink: ResolverTypeWrapper<Types.ProgrammeLink>;
  ProgrammeSection: ResolverTypeWrapper<Types.ProgrammeSection>;
  ProgrammeTalk: ResolverTypeWrapper<ProgrammeTalkParent>;
  Project: ResolverTypeWrapper<Types.Project>;
  ProviderExtension: Types.ProviderExtension;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecordField: Types.RecordField;
  RecordText: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['RecordText']>;
  RecordValue: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RecordValue']>;
  RegisterForForumInput: Types.RegisterForForumInput;
  RegisterForForumPayload: ResolverTypeWrapper<Omit<Types.RegisterForForumPayload, 'registration'> & { registration?: Types.Maybe<ResolversTypes['Registration']> }>;
  RegisterForSchoolInput: Types.RegisterForSchoolInput;
  RegisterForSchoolPayload: ResolverTypeWrapper<Omit<Types.RegisterForSchoolPayload, 'registration'> & { registration?: Types.Maybe<ResolversTypes['Registration']> }>;
  Registration: ResolverTypeWrapper<RegistrationParent>;
  RegistrationFile: ResolverTypeWrapper<RegistrationFileParent>;
  RegistrationFileKind: Types.RegistrationFileKind;
  RegistrationList: ResolverTypeWrapper<RegistrationListParent>;
  RequestEmailChangeInput: Types.RequestEmailChangeInput;
  RequestEmailChangePayload: ResolverTypeWrapper<Types.RequestEmailChangePayload>;
  RequestPasswordResetInput: Types.RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<Types.RequestPasswordResetPayload>;
  RequestVerificationLetterInput: Types.RequestVerificationLetterInput;
  RequestVerificationLetterPayload: ResolverTypeWrapper<Types.RequestVerificationLetterPayload>;
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<Types.ResetPasswordPayload>;
  Role: Types.Role;
  School: ResolverTypeWrapper<Types.School>;
  SchoolStatus: ResolverTypeWrapper<SchoolStatusParent>;
  Section: ResolverTypeWrapper<Types.Section>;
  SectionsValue: ResolverTypeWrapper<Types.SectionsValue>;
  SeenDecisionInput: Types.SeenDecisionInput;
  ServiceClock: ResolverTypeWrapper<Types.ServiceClock>;
  SetTourInput: Types.SetTourInput;
  SetTourPayload: ResolverTypeWrapper<Omit<Types.SetTourPayload, 'registration'> & { registration?: Types.Maybe<ResolversTypes['Registration']> }>;
  ShownParticipationInput: Types.ShownParticipationInput;
  SignUpInput: Types.SignUpInput;
  SignUpPayload: ResolverTypeWrapper<Types.SignUpPayload>;
  SignedLinkInput: Types.SignedLinkInput;
  String: ResolverTypeWrapper<Types.Scalars['String']['output']>;
  TalkThesis: ResolverTypeWrapper<Omit<Types.TalkThesis, 'talk'> & { talk: ResolversTypes['ProgrammeTalk'] }>;
  TextValue: ResolverTypeWrapper<Types.TextValue>;
  ThesesRules: ResolverTypeWrapper<Types.ThesesRules>;
  ThesisCheck: ResolverTypeWrapper<Types.ThesisCheck>;
  ThesisCollection: ResolverTypeWrapper<Types.ThesisCollection>;
  ThesisEntry: ResolverTypeWrapper<Types.ThesisEntry>;
  Topic: ResolverTypeWrapper<Types.Topic>;
  TourChoice: Types.TourChoice;
  TourDecision: Types.TourDecision;
  TshirtSize: Types.TshirtSize;
  TshirtSizeChoice: Types.TshirtSizeChoice;
  URL: ResolverTypeWrapper<Types.Scalars['URL']['output']>;
  UpdateProfileInput: Types.UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<Types.UpdateProfilePayload, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  Upload: ResolverTypeWrapper<Types.Scalars['Upload']['output']>;
  UploadPhotoInput: Types.UploadPhotoInput;
  UploadPhotoPayload: ResolverTypeWrapper<Omit<Types.UploadPhotoPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversTypes['Viewer']> }>;
  UploadRegistrationFileInput: Types.UploadRegistrationFileInput;
  UploadRegistrationFilePayload: ResolverTypeWrapper<Omit<Types.UploadRegistrationFilePayload, 'registration'> & { registration?: Types.Maybe<ResolversTypes['Registration']> }>;
  UserError: ResolverTypeWrapper<Types.UserError>;
  UserErrorCode: Types.UserErrorCode;
  Venue: ResolverTypeWrapper<Types.Venue>;
  VenueMap: ResolverTypeWrapper<Types.VenueMap>;
  VenueWay: ResolverTypeWrapper<Types.VenueWay>;
  VerifyEmailPayload: ResolverTypeWrapper<Types.VerifyEmailPayload>;
  Viewer: ResolverTypeWrapper<ViewerParent>;
  Window: ResolverTypeWrapper<Types.Window>;
  WindowState: Types.WindowState;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcademicDegree: AcademicDegreeParent;
  AddTalkInput: Types.AddTalkInput;
  AddTalkPayload: Omit<Types.AddTalkPayload, 'registration'> & { registration?: Types.Maybe<ResolversParentTypes['Registration']> };
  AttendancePage: Omit<Types.AttendancePage, 'nodes'> & { nodes: Array<ResolversParentTypes['AttendanceRecord']> };
  AttendanceRecord: AttendanceRecordParent;
  AudienceMember: AudienceMemberParent;
  AudiencePage: Omit<Types.AudiencePage, 'nodes'> & { nodes: Array<ResolversParentTypes['AudienceMember']> };
  Boolean: Types.Scalars['Boolean']['output'];
  BooleanValue: Types.BooleanValue;
  CancelRegistrationInput: Types.CancelRegistrationInput;
  CancelRegistrationPayload: Types.CancelRegistrationPayload;
  ChangePasswordInput: Types.ChangePasswordInput;
  ChangePasswordPayload: Types.ChangePasswordPayload;
  ConfirmEmailChangePayload: Types.ConfirmEmailChangePayload;
  ConfirmFormatInput: Types.ConfirmFormatInput;
  ConfirmFormatPayload: Omit<Types.ConfirmFormatPayload, 'current' | 'registration'> & { current?: Types.Maybe<ResolversParentTypes['Registration']>, registration?: Types.Maybe<ResolversParentTypes['Registration']> };
  ConfirmParticipationInput: Types.ConfirmParticipationInput;
  ConfirmParticipationPayload: Omit<Types.ConfirmParticipationPayload, 'current' | 'registration'> & { current?: Types.Maybe<ResolversParentTypes['Registration']>, registration?: Types.Maybe<ResolversParentTypes['Registration']> };
  Consent: Types.Consent;
  ConsentDocument: Types.ConsentDocument;
  Contacts: Types.Contacts;
  CreateAttendanceWorkbookDownloadInput: Types.CreateAttendanceWorkbookDownloadInput;
  CreateAttendanceWorkbookDownloadPayload: Types.CreateAttendanceWorkbookDownloadPayload;
  CreateCertificateDownloadInput: Types.CreateCertificateDownloadInput;
  CreateCertificateDownloadPayload: Types.CreateCertificateDownloadPayload;
  CreateInvitationDownloadInput: Types.CreateInvitationDownloadInput;
  CreateInvitationDownloadPayload: Types.CreateInvitationDownloadPayload;
  CreateMailingListInput: Types.CreateMailingListInput;
  CreateMailingListPayload: Types.CreateMailingListPayload;
  CreateParticipantsWorkbookDownloadInput: Types.CreateParticipantsWorkbookDownloadInput;
  CreateParticipantsWorkbookDownloadPayload: Types.CreateParticipantsWorkbookDownloadPayload;
  CreatePersonalDataDownloadPayload: Types.CreatePersonalDataDownloadPayload;
  CreateTokenPayload: Types.CreateTokenPayload;
  Date: Types.Scalars['Date']['output'];
  DateCount: Types.DateCount;
  DateTime: Types.Scalars['DateTime']['output'];
  DecisionPreview: Types.DecisionPreview;
  DeletePhotoPayload: Omit<Types.DeletePhotoPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  DeleteRegistrationFileInput: Types.DeleteRegistrationFileInput;
  DeleteRegistrationFilePayload: Omit<Types.DeleteRegistrationFilePayload, 'registration'> & { registration?: Types.Maybe<ResolversParentTypes['Registration']> };
  DocumentVerification: DocumentVerificationParent;
  Download: Types.Download;
  Edition: EditionParent;
  EditionFact: Types.EditionFact;
  EditionFile: Types.EditionFile;
  EditionLink: Types.EditionLink;
  EditionPage: EditionPageParent;
  EditionWindows: Types.EditionWindows;
  EmailAddress: Types.Scalars['EmailAddress']['output'];
  EndAllSessionsPayload: Types.EndAllSessionsPayload;
  EndOtherSessionsPayload: Omit<Types.EndOtherSessionsPayload, 'viewer'> & { viewer: ResolversParentTypes['Viewer'] };
  FieldChange: FieldChangeParent;
  Figure: Types.Figure;
  FormatDescription: Types.FormatDescription;
  FormatValue: Types.FormatValue;
  GalleryImage: Types.GalleryImage;
  HTML: Types.Scalars['HTML']['output'];
  HistoryEntry: HistoryEntryParent;
  ID: Types.Scalars['ID']['output'];
  ImageSource: Types.ImageSource;
  Int: Types.Scalars['Int']['output'];
  KeyDate: Types.KeyDate;
  Letter: Types.Letter;
  LinkValueInput: Types.LinkValueInput;
  LoginInput: Types.LoginInput;
  LoginPayload: Omit<Types.LoginPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  LogoutPayload: Types.LogoutPayload;
  MailingListKind: Types.MailingListKind;
  Mutation: Record<PropertyKey, never>;
  News: Types.News;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Organiser: Types.Organiser;
  OrganiserGroup: Types.OrganiserGroup;
  Organization: OrganizationParent;
  PageInfo: Types.PageInfo;
  Participant: ParticipantParent;
  ParticipantPage: Omit<Types.ParticipantPage, 'nodes'> & { nodes: Array<ResolversParentTypes['Participant']> };
  Partner: Types.Partner;
  Person: PersonParent;
  PersonConnection: Omit<Types.PersonConnection, 'edges' | 'nodes'> & { edges: Array<ResolversParentTypes['PersonEdge']>, nodes: Array<ResolversParentTypes['Person']> };
  PersonEdge: Omit<Types.PersonEdge, 'node'> & { node: ResolversParentTypes['Person'] };
  Position: PositionParent;
  Poster: Types.Poster;
  PosterConnection: Types.PosterConnection;
  PosterEdge: Types.PosterEdge;
  PosterGroup: PosterGroupParent;
  PosterList: PosterListParent;
  PreviewDecisionPayload: Types.PreviewDecisionPayload;
  Profile: ProfileParent;
  Programme: ProgrammeParent;
  ProgrammeChair: Types.ProgrammeChair;
  ProgrammeDay: Omit<Types.ProgrammeDay, 'items'> & { items: Array<ResolversParentTypes['ProgrammeItem']> };
  ProgrammeDetail: Omit<Types.ProgrammeDetail, 'posters' | 'talks'> & { posters?: Types.Maybe<ResolversParentTypes['PosterList']>, talks: Array<ResolversParentTypes['ProgrammeTalk']> };
  ProgrammeItem: ProgrammeItemParent;
  ProgrammeLink: Types.ProgrammeLink;
  ProgrammeSection: Types.ProgrammeSection;
  ProgrammeTalk: ProgrammeTalkParent;
  Project: Types.Project;
  Query: Record<PropertyKey, never>;
  RecordText: ResolversInterfaceTypes<ResolversParentTypes>['RecordText'];
  RecordValue: ResolversUnionTypes<ResolversParentTypes>['RecordValue'];
  RegisterForForumInput: Types.RegisterForForumInput;
  RegisterForForumPayload: Omit<Types.RegisterForForumPayload, 'registration'> & { registration?: Types.Maybe<ResolversParentTypes['Registration']> };
  RegisterForSchoolInput: Types.RegisterForSchoolInput;
  RegisterForSchoolPayload: Omit<Types.RegisterForSchoolPayload, 'registration'> & { registration?: Types.Maybe<ResolversParentTypes['Registration']> };
  Registration: RegistrationParent;
  RegistrationFile: RegistrationFileParent;
  RegistrationList: RegistrationListParent;
  RequestEmailChangeInput: Types.RequestEmailChangeInput;
  RequestEmailChangePayload: Types.RequestEmailChangePayload;
  RequestPasswordResetInput: Types.RequestPasswordResetInput;
  RequestPasswordResetPayload: Types.RequestPasswordResetPayload;
  RequestVerificationLetterInput: Types.RequestVerificationLetterInput;
  RequestVerificationLetterPayload: Types.RequestVerificationLetterPayload;
  ResetPasswordInput: Types.ResetPasswordInput;
  ResetPasswordPayload: Types.ResetPasswordPayload;
  School: Types.School;
  SchoolStatus: SchoolStatusParent;
  Section: Types.Section;
  SectionsValue: Types.SectionsValue;
  SeenDecisionInput: Types.SeenDecisionInput;
  ServiceClock: Types.ServiceClock;
  SetTourInput: Types.SetTourInput;
  SetTourPayload: Omit<Types.SetTourPayload, 'registration'> & { registration?: Types.Maybe<ResolversParentTypes['Registration']> };
  ShownParticipationInput: Types.ShownParticipationInput;
  SignUpInput: Types.SignUpInput;
  SignUpPayload: Types.SignUpPayload;
  SignedLinkInput: Types.SignedLinkInput;
  String: Types.Scalars['String']['output'];
  TalkThesis: Omit<Types.TalkThesis, 'talk'> & { talk: ResolversParentTypes['ProgrammeTalk'] };
  TextValue: Types.TextValue;
  ThesesRules: Types.ThesesRules;
  ThesisCheck: Types.ThesisCheck;
  ThesisCollection: Types.ThesisCollection;
  ThesisEntry: Types.ThesisEntry;
  Topic: Types.Topic;
  URL: Types.Scalars['URL']['output'];
  UpdateProfileInput: Types.UpdateProfileInput;
  UpdateProfilePayload: Omit<Types.UpdateProfilePayload, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  Upload: Types.Scalars['Upload']['output'];
  UploadPhotoInput: Types.UploadPhotoInput;
  UploadPhotoPayload: Omit<Types.UploadPhotoPayload, 'viewer'> & { viewer?: Types.Maybe<ResolversParentTypes['Viewer']> };
  UploadRegistrationFileInput: Types.UploadRegistrationFileInput;
  UploadRegistrationFilePayload: Omit<Types.UploadRegistrationFilePayload, 'registration'> & { registration?: Types.Maybe<ResolversParentTypes['Registration']> };
  UserError: Types.UserError;
  Venue: Types.Venue;
  VenueMap: Types.VenueMap;
  VenueWay: Types.VenueWay;
  VerifyEmailPayload: Types.VerifyEmailPayload;
  Viewer: ViewerParent;
  Window: Types.Window;
};

export type AccessDirectiveArgs = {
  role: Types.AccessRole;
};

export type AccessDirectiveResolver<Result, Parent, ContextType = Context, Args = AccessDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CostDirectiveArgs = {
  weight: Types.Scalars['Int']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = Context, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type IdOfDirectiveArgs = {
  type: Types.Scalars['String']['input'];
};

export type IdOfDirectiveResolver<Result, Parent, ContextType = Context, Args = IdOfDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type IdempotentDirectiveArgs = {
  key?: Types.Maybe<Types.Scalars['String']['input']>;
};

export type IdempotentDirectiveResolver<Result, Parent, ContextType = Context, Args = IdempotentDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: Types.Maybe<Types.Scalars['Int']['input']>;
  sizedFields?: Types.Maybe<Array<Types.Scalars['String']['input']>>;
  slicingArguments?: Types.Maybe<Array<Types.Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SharedDirectiveArgs = { };

export type SharedDirectiveResolver<Result, Parent, ContextType = Context, Args = SharedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type StaticDirectiveArgs = { };

export type StaticDirectiveResolver<Result, Parent, ContextType = Context, Args = StaticDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AcademicDegreeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AcademicDegree'] = ResolversParentTypes['AcademicDegree']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AddTalkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddTalkPayload'] = ResolversParentTypes['AddTalkPayload']> = {
  registration?: Resolver<Types.Maybe<ResolversTypes['Registration']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AttendancePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendancePage'] = ResolversParentTypes['AttendancePage']> = {
  failedSections?: Resolver<Array<ResolversTypes['Section']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AttendanceRecord']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttendanceRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AttendanceRecord'] = ResolversParentTypes['AttendanceRecord']> = {
  arrivedAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fullName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<Types.Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  section?: Resolver<Types.Maybe<ResolversTypes['Section']>, ParentType, ContextType>;
};

export type AudienceMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AudienceMember'] = ResolversParentTypes['AudienceMember']> = {
  fullName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<Types.Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  registration?: Resolver<Types.Maybe<ResolversTypes['Registration']>, ParentType, ContextType>;
  section?: Resolver<Types.Maybe<ResolversTypes['Section']>, ParentType, ContextType>;
};

export type AudiencePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AudiencePage'] = ResolversParentTypes['AudiencePage']> = {
  failedSections?: Resolver<Array<ResolversTypes['Section']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['AudienceMember']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BooleanValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BooleanValue'] = ResolversParentTypes['BooleanValue']> = {
  isTrue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CancelRegistrationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CancelRegistrationPayload'] = ResolversParentTypes['CancelRegistrationPayload']> = {
  cancelledId?: Resolver<Types.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmEmailChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmEmailChangePayload'] = ResolversParentTypes['ConfirmEmailChangePayload']> = {
  detail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmFormatPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmFormatPayload'] = ResolversParentTypes['ConfirmFormatPayload']> = {
  current?: Resolver<Types.Maybe<ResolversTypes['Registration']>, ParentType, ContextType>;
  registration?: Resolver<Types.Maybe<ResolversTypes['Registration']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConfirmParticipationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmParticipationPayload'] = ResolversParentTypes['ConfirmParticipationPayload']> = {
  current?: Resolver<Types.Maybe<ResolversTypes['Registration']>, ParentType, ContextType>;
  registration?: Resolver<Types.Maybe<ResolversTypes['Registration']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConsentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Consent'] = ResolversParentTypes['Consent']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsentDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConsentDocument'] = ResolversParentTypes['ConsentDocument']> = {
  isInForce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['ConsentPurpose'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  validFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContactsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Contacts'] = ResolversParentTypes['Contacts']> = {
  email?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  institute?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CreateAttendanceWorkbookDownloadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateAttendanceWorkbookDownloadPayload'] = ResolversParentTypes['CreateAttendanceWorkbookDownloadPayload']> = {
  download?: Resolver<Types.Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateCertificateDownloadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateCertificateDownloadPayload'] = ResolversParentTypes['CreateCertificateDownloadPayload']> = {
  download?: Resolver<Types.Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateInvitationDownloadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateInvitationDownloadPayload'] = ResolversParentTypes['CreateInvitationDownloadPayload']> = {
  download?: Resolver<Types.Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateMailingListPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateMailingListPayload'] = ResolversParentTypes['CreateMailingListPayload']> = {
  addresses?: Resolver<Array<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateParticipantsWorkbookDownloadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateParticipantsWorkbookDownloadPayload'] = ResolversParentTypes['CreateParticipantsWorkbookDownloadPayload']> = {
  download?: Resolver<Types.Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreatePersonalDataDownloadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePersonalDataDownloadPayload'] = ResolversParentTypes['CreatePersonalDataDownloadPayload']> = {
  download?: Resolver<Types.Maybe<ResolversTypes['Download']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CreateTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateTokenPayload'] = ResolversParentTypes['CreateTokenPayload']> = {
  token?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export type DateCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DateCount'] = ResolversParentTypes['DateCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecisionPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecisionPreview'] = ResolversParentTypes['DecisionPreview']> = {
  hasLetter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLetterFailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  letter?: Resolver<Types.Maybe<ResolversTypes['Letter']>, ParentType, ContextType>;
};

export type DeletePhotoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePhotoPayload'] = ResolversParentTypes['DeletePhotoPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type DeleteRegistrationFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteRegistrationFilePayload'] = ResolversParentTypes['DeleteRegistrationFilePayload']> = {
  registration?: Resolver<Types.Maybe<ResolversTypes['Registration']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DocumentVerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentVerification'] = ResolversParentTypes['DocumentVerification']> = {
  endsOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DocumentKind'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  talkTitle?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DownloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Download'] = ResolversParentTypes['Download']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type EditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Edition'] = ResolversParentTypes['Edition']> = {
  about?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  albumUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  attendance?: Resolver<Types.Maybe<ResolversTypes['AttendancePage']>, ParentType, ContextType, RequireFields<Types.EditionAttendanceArgs, 'first' | 'offset'>>;
  audience?: Resolver<Types.Maybe<ResolversTypes['AudiencePage']>, ParentType, ContextType, RequireFields<Types.EditionAudienceArgs, 'first' | 'offset'>>;
  certificatesFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  confirmationDueOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  consentDocuments?: Resolver<Array<ResolversTypes['ConsentDocument']>, ParentType, ContextType>;
  contacts?: Resolver<Types.Maybe<ResolversTypes['Contacts']>, ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  expiredWindows?: Resolver<Types.Maybe<ResolversTypes['EditionWindows']>, ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['EditionFact']>, ParentType, ContextType>;
  figures?: Resolver<Array<ResolversTypes['Figure']>, ParentType, ContextType>;
  formats?: Resolver<Array<ResolversTypes['FormatDescription']>, ParentType, ContextType>;
  gallery?: Resolver<Array<ResolversTypes['GalleryImage']>, ParentType, ContextType>;
  hasCertificates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSamplePictures?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isConfirmationOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpenToModerators?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTourOver?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyDates?: Resolver<Array<ResolversTypes['KeyDate']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mailingLists?: Resolver<Types.Maybe<Array<ResolversTypes['MailingListKind']>>, ParentType, ContextType>;
  news?: Resolver<Array<ResolversTypes['News']>, ParentType, ContextType>;
  organisers?: Resolver<Array<ResolversTypes['OrganiserGroup']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['EditionPage'], ParentType, ContextType>;
  participants?: Resolver<Types.Maybe<ResolversTypes['ParticipantPage']>, ParentType, ContextType, RequireFields<Types.EditionParticipantsArgs, 'first' | 'offset'>>;
  partners?: Resolver<Array<ResolversTypes['Partner']>, ParentType, ContextType>;
  posterLists?: Resolver<Array<ResolversTypes['PosterList']>, ParentType, ContextType>;
  programme?: Resolver<Types.Maybe<ResolversTypes['Programme']>, ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  registrationWindow?: Resolver<ResolversTypes['Window'], ParentType, ContextType>;
  registrations?: Resolver<Types.Maybe<ResolversTypes['RegistrationList']>, ParentType, ContextType, Partial<Types.EditionRegistrationsArgs>>;
  registrationsByDay?: Resolver<Types.Maybe<Array<ResolversTypes['DateCount']>>, ParentType, ContextType>;
  school?: Resolver<ResolversTypes['School'], ParentType, ContextType>;
  schoolWindow?: Resolver<ResolversTypes['Window'], ParentType, ContextType>;
  secondReading?: Resolver<Types.Maybe<ResolversTypes['Edition']>, ParentType, ContextType>;
  sections?: Resolver<Types.Maybe<Array<ResolversTypes['Section']>>, ParentType, ContextType>;
  shortTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  talkTheses?: Resolver<Array<ResolversTypes['TalkThesis']>, ParentType, ContextType>;
  thesesRules?: Resolver<Types.Maybe<ResolversTypes['ThesesRules']>, ParentType, ContextType>;
  thesesWindow?: Resolver<ResolversTypes['Window'], ParentType, ContextType>;
  thesisCollection?: Resolver<Types.Maybe<ResolversTypes['ThesisCollection']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['Topic']>, ParentType, ContextType>;
  tour?: Resolver<Types.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  tourItem?: Resolver<Types.Maybe<ResolversTypes['ProgrammeItem']>, ParentType, ContextType>;
  tourOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  venue?: Resolver<Types.Maybe<ResolversTypes['Venue']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EditionFactResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditionFact'] = ResolversParentTypes['EditionFact']> = {
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditionFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditionFile'] = ResolversParentTypes['EditionFile']> = {
  mediaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditionLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditionLink'] = ResolversParentTypes['EditionLink']> = {
  file?: Resolver<Types.Maybe<ResolversTypes['EditionFile']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type EditionPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditionPage'] = ResolversParentTypes['EditionPage']> = {
  heroImageUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  heroPhoto?: Resolver<Types.Maybe<ResolversTypes['GalleryImage']>, ParentType, ContextType>;
  highlights?: Resolver<Array<ResolversTypes['ProgrammeItem']>, ParentType, ContextType>;
  openGraphImageUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  screens?: Resolver<Array<ResolversTypes['EditionScreen']>, ParentType, ContextType>;
};

export type EditionWindowsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditionWindows'] = ResolversParentTypes['EditionWindows']> = {
  certificatesFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasCertificates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  registrationWindow?: Resolver<ResolversTypes['Window'], ParentType, ContextType>;
  thesesWindow?: Resolver<ResolversTypes['Window'], ParentType, ContextType>;
};

export interface EmailAddressScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['EmailAddress'], any> {
  name: 'EmailAddress';
}

export type EndAllSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndAllSessionsPayload'] = ResolversParentTypes['EndAllSessionsPayload']> = {
  isTokenEnded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EndOtherSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndOtherSessionsPayload'] = ResolversParentTypes['EndOtherSessionsPayload']> = {
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type FieldChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  after?: Resolver<Types.Maybe<ResolversTypes['RecordValue']>, ParentType, ContextType>;
  before?: Resolver<Types.Maybe<ResolversTypes['RecordValue']>, ParentType, ContextType>;
  day?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['RecordField'], ParentType, ContextType>;
};

export type FigureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Figure'] = ResolversParentTypes['Figure']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormatDescriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormatDescription'] = ResolversParentTypes['FormatDescription']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['ParticipationFormat'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormatValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FormatValue'] = ResolversParentTypes['FormatValue']> = {
  format?: Resolver<ResolversTypes['ParticipationFormat'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GalleryImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GalleryImage'] = ResolversParentTypes['GalleryImage']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  credit?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['ImageSource']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HTML'], any> {
  name: 'HTML';
}

export type HistoryEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  action?: Resolver<ResolversTypes['HistoryAction'], ParentType, ContextType>;
  authorName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorRole?: Resolver<ResolversTypes['AuthorRole'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['FieldChange']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageSourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ImageSource'] = ResolversParentTypes['ImageSource']> = {
  srcSet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeyDateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeyDate'] = ResolversParentTypes['KeyDate']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsOn?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LetterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Letter'] = ResolversParentTypes['Letter']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipient?: Resolver<ResolversTypes['EmailAddress'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type LogoutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload']> = {
  isTokenEnded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MailingListKindResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MailingListKind'] = ResolversParentTypes['MailingListKind']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addTalk?: Resolver<ResolversTypes['AddTalkPayload'], ParentType, ContextType, RequireFields<Types.MutationAddTalkArgs, 'input'>>;
  cancelRegistration?: Resolver<ResolversTypes['CancelRegistrationPayload'], ParentType, ContextType, RequireFields<Types.MutationCancelRegistrationArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<Types.MutationChangePasswordArgs, 'input'>>;
  confirmEmailChange?: Resolver<ResolversTypes['ConfirmEmailChangePayload'], ParentType, ContextType, RequireFields<Types.MutationConfirmEmailChangeArgs, 'input'>>;
  confirmFormat?: Resolver<ResolversTypes['ConfirmFormatPayload'], ParentType, ContextType, RequireFields<Types.MutationConfirmFormatArgs, 'input'>>;
  confirmParticipation?: Resolver<ResolversTypes['ConfirmParticipationPayload'], ParentType, ContextType, RequireFields<Types.MutationConfirmParticipationArgs, 'input'>>;
  createAttendanceWorkbookDownload?: Resolver<ResolversTypes['CreateAttendanceWorkbookDownloadPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateAttendanceWorkbookDownloadArgs, 'input'>>;
  createCertificateDownload?: Resolver<ResolversTypes['CreateCertificateDownloadPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateCertificateDownloadArgs, 'input'>>;
  createInvitationDownload?: Resolver<ResolversTypes['CreateInvitationDownloadPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateInvitationDownloadArgs, 'input'>>;
  createMailingList?: Resolver<ResolversTypes['CreateMailingListPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateMailingListArgs, 'input'>>;
  createParticipantsWorkbookDownload?: Resolver<ResolversTypes['CreateParticipantsWorkbookDownloadPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateParticipantsWorkbookDownloadArgs, 'input'>>;
  createPersonalDataDownload?: Resolver<ResolversTypes['CreatePersonalDataDownloadPayload'], ParentType, ContextType>;
  createToken?: Resolver<ResolversTypes['CreateTokenPayload'], ParentType, ContextType, RequireFields<Types.MutationCreateTokenArgs, 'input'>>;
  deletePhoto?: Resolver<ResolversTypes['DeletePhotoPayload'], ParentType, ContextType>;
  deleteRegistrationFile?: Resolver<ResolversTypes['DeleteRegistrationFilePayload'], ParentType, ContextType, RequireFields<Types.MutationDeleteRegistrationFileArgs, 'input'>>;
  endAllSessions?: Resolver<ResolversTypes['EndAllSessionsPayload'], ParentType, ContextType>;
  endOtherSessions?: Resolver<ResolversTypes['EndOtherSessionsPayload'], ParentType, ContextType>;
  login?: Resolver<ResolversTypes['LoginPayload'], ParentType, ContextType, RequireFields<Types.MutationLoginArgs, 'input'>>;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType>;
  registerForForum?: Resolver<ResolversTypes['RegisterForForumPayload'], ParentType, ContextType, RequireFields<Types.MutationRegisterForForumArgs, 'input'>>;
  registerForSchool?: Resolver<ResolversTypes['RegisterForSchoolPayload'], ParentType, ContextType, RequireFields<Types.MutationRegisterForSchoolArgs, 'input'>>;
  requestEmailChange?: Resolver<ResolversTypes['RequestEmailChangePayload'], ParentType, ContextType, RequireFields<Types.MutationRequestEmailChangeArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<Types.MutationRequestPasswordResetArgs, 'input'>>;
  requestVerificationLetter?: Resolver<ResolversTypes['RequestVerificationLetterPayload'], ParentType, ContextType, RequireFields<Types.MutationRequestVerificationLetterArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<Types.MutationResetPasswordArgs, 'input'>>;
  setTour?: Resolver<ResolversTypes['SetTourPayload'], ParentType, ContextType, RequireFields<Types.MutationSetTourArgs, 'input'>>;
  signUp?: Resolver<ResolversTypes['SignUpPayload'], ParentType, ContextType, RequireFields<Types.MutationSignUpArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, RequireFields<Types.MutationUpdateProfileArgs, 'input'>>;
  uploadPhoto?: Resolver<ResolversTypes['UploadPhotoPayload'], ParentType, ContextType, RequireFields<Types.MutationUploadPhotoArgs, 'input'>>;
  uploadRegistrationFile?: Resolver<ResolversTypes['UploadRegistrationFilePayload'], ParentType, ContextType, RequireFields<Types.MutationUploadRegistrationFileArgs, 'input'>>;
  verifyEmail?: Resolver<ResolversTypes['VerifyEmailPayload'], ParentType, ContextType, RequireFields<Types.MutationVerifyEmailArgs, 'input'>>;
};

export type NewsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['News'] = ResolversParentTypes['News']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['EditionLink']>, ParentType, ContextType>;
  publishedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  text?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'AcademicDegree' | 'Edition' | 'GalleryImage' | 'Organization' | 'Participant' | 'Position' | 'PosterList' | 'Profile' | 'ProgrammeDay' | 'ProgrammeItem' | 'ProgrammeTalk' | 'Registration' | 'SchoolStatus' | 'Section' | 'ThesisCollection' | 'Viewer', ParentType, ContextType>;
};

export type OrganiserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organiser'] = ResolversParentTypes['Organiser']> = {
  affiliation?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  role?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type OrganiserGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganiserGroup'] = ResolversParentTypes['OrganiserGroup']> = {
  members?: Resolver<Array<ResolversTypes['Organiser']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOther?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ParticipantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Participant'] = ResolversParentTypes['Participant']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization?: Resolver<Types.Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  unreadableFields?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ParticipantPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ParticipantPage'] = ResolversParentTypes['ParticipantPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Participant']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PartnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Partner'] = ResolversParentTypes['Partner']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type PersonResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<Types.Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
};

export type PersonConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonConnection'] = ResolversParentTypes['PersonConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PersonEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PersonEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PersonEdge'] = ResolversParentTypes['PersonEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
};

export type PositionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Position'] = ResolversParentTypes['Position']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOther?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PosterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Poster'] = ResolversParentTypes['Poster']> = {
  board?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  presenter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PosterConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PosterConnection'] = ResolversParentTypes['PosterConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PosterEdge']>, ParentType, ContextType>;
  nodes?: Resolver<Array<ResolversTypes['Poster']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PosterEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PosterEdge'] = ResolversParentTypes['PosterEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Poster'], ParentType, ContextType>;
};

export type PosterGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PosterGroup'] = ResolversParentTypes['PosterGroup']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  posters?: Resolver<ResolversTypes['PosterConnection'], ParentType, ContextType, Partial<Types.PosterGroupPostersArgs>>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PosterListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PosterList'] = ResolversParentTypes['PosterList']> = {
  confirmedSections?: Resolver<Types.Maybe<Array<ResolversTypes['Section']>>, ParentType, ContextType>;
  groups?: Resolver<Types.Maybe<Array<ResolversTypes['PosterGroup']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unreadableCount?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PreviewDecisionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreviewDecisionPayload'] = ResolversParentTypes['PreviewDecisionPayload']> = {
  preview?: Resolver<Types.Maybe<ResolversTypes['DecisionPreview']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  academicDegree?: Resolver<Types.Maybe<ResolversTypes['AcademicDegree']>, ParentType, ContextType>;
  birthDate?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  citizenship?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Types.Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isListed?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  middleName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Types.Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  otherOrganization?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherPosition?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photoUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  position?: Resolver<Types.Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  schoolStatus?: Resolver<Types.Maybe<ResolversTypes['SchoolStatus']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProgrammeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Programme'] = ResolversParentTypes['Programme']> = {
  calendarUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['ProgrammeDay']>, ParentType, ContextType>;
  isSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['ProgrammeSection']>, ParentType, ContextType>;
  talk?: Resolver<Types.Maybe<ResolversTypes['ProgrammeTalk']>, ParentType, ContextType, RequireFields<Types.ProgrammeTalkArgs, 'slug'>>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProgrammeChairResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgrammeChair'] = ResolversParentTypes['ProgrammeChair']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgrammeDay'] = ResolversParentTypes['ProgrammeDay']> = {
  calendarUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ProgrammeItem']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProgrammeDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgrammeDetail'] = ResolversParentTypes['ProgrammeDetail']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  posters?: Resolver<Types.Maybe<ResolversTypes['PosterList']>, ParentType, ContextType>;
  talks?: Resolver<Array<ResolversTypes['ProgrammeTalk']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgrammeItem'] = ResolversParentTypes['ProgrammeItem']> = {
  building?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  calendarUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  chair?: Resolver<Types.Maybe<ResolversTypes['ProgrammeChair']>, ParentType, ContextType>;
  detail?: Resolver<Types.Maybe<ResolversTypes['ProgrammeDetail']>, ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProgrammeItemKind'], ParentType, ContextType>;
  link?: Resolver<Types.Maybe<ResolversTypes['ProgrammeLink']>, ParentType, ContextType>;
  room?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  section?: Resolver<Types.Maybe<ResolversTypes['ProgrammeSection']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  speaker?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProgrammeLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgrammeLink'] = ResolversParentTypes['ProgrammeLink']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type ProgrammeSectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgrammeSection'] = ResolversParentTypes['ProgrammeSection']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProgrammeTalkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProgrammeTalk'] = ResolversParentTypes['ProgrammeTalk']> = {
  abstract?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  affiliation?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  calendarUrl?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  endsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasThesis?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item?: Resolver<ResolversTypes['ProgrammeItem'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  speaker?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startsAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  academicDegrees?: Resolver<Types.Maybe<Array<ResolversTypes['AcademicDegree']>>, ParentType, ContextType>;
  clock?: Resolver<ResolversTypes['ServiceClock'], ParentType, ContextType>;
  documentVerification?: Resolver<Types.Maybe<ResolversTypes['DocumentVerification']>, ParentType, ContextType, RequireFields<Types.QueryDocumentVerificationArgs, 'code'>>;
  edition?: Resolver<Types.Maybe<ResolversTypes['Edition']>, ParentType, ContextType, Partial<Types.QueryEditionArgs>>;
  editions?: Resolver<Array<ResolversTypes['Edition']>, ParentType, ContextType>;
  extensions?: Resolver<Types.Maybe<Array<ResolversTypes['ProviderExtension']>>, ParentType, ContextType>;
  node?: Resolver<Types.Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<Types.QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Array<Types.Maybe<ResolversTypes['Node']>>, ParentType, ContextType, RequireFields<Types.QueryNodesArgs, 'ids'>>;
  organizations?: Resolver<Types.Maybe<Array<ResolversTypes['Organization']>>, ParentType, ContextType>;
  people?: Resolver<Types.Maybe<ResolversTypes['PersonConnection']>, ParentType, ContextType, RequireFields<Types.QueryPeopleArgs, 'usersOnly'>>;
  positions?: Resolver<Types.Maybe<Array<ResolversTypes['Position']>>, ParentType, ContextType>;
  previewDecision?: Resolver<Types.Maybe<ResolversTypes['PreviewDecisionPayload']>, ParentType, ContextType, RequireFields<Types.QueryPreviewDecisionArgs, 'input'>>;
  registration?: Resolver<Types.Maybe<ResolversTypes['Registration']>, ParentType, ContextType, RequireFields<Types.QueryRegistrationArgs, 'id'>>;
  schoolStatuses?: Resolver<Types.Maybe<Array<ResolversTypes['SchoolStatus']>>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type RecordTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordText'] = ResolversParentTypes['RecordText']> = {
  __resolveType: TypeResolveFn<'BooleanValue' | 'FormatValue' | 'SectionsValue' | 'TextValue', ParentType, ContextType>;
};

export type RecordValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RecordValue'] = ResolversParentTypes['RecordValue']> = {
  __resolveType: TypeResolveFn<'BooleanValue' | 'FormatValue' | 'SectionsValue' | 'TextValue', ParentType, ContextType>;
};

export type RegisterForForumPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterForForumPayload'] = ResolversParentTypes['RegisterForForumPayload']> = {
  registration?: Resolver<Types.Maybe<ResolversTypes['Registration']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RegisterForSchoolPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegisterForSchoolPayload'] = ResolversParentTypes['RegisterForSchoolPayload']> = {
  registration?: Resolver<Types.Maybe<ResolversTypes['Registration']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RegistrationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Registration'] = ResolversParentTypes['Registration']> = {
  attendance?: Resolver<Types.Maybe<Array<ResolversTypes['AttendanceRecord']>>, ParentType, ContextType>;
  attendanceDays?: Resolver<Types.Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
  birthDate?: Resolver<Types.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  confirmedFormat?: Resolver<Types.Maybe<ResolversTypes['ParticipationFormat']>, ParentType, ContextType>;
  confirmedSection?: Resolver<Types.Maybe<ResolversTypes['Section']>, ParentType, ContextType>;
  createdAt?: Resolver<Types.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['Edition'], ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  expertConclusion?: Resolver<Types.Maybe<ResolversTypes['RegistrationFile']>, ParentType, ContextType>;
  fullName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasGivenUpPoster?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  history?: Resolver<Types.Maybe<Array<ResolversTypes['HistoryEntry']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSchool?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  listeningSections?: Resolver<Types.Maybe<Array<ResolversTypes['Section']>>, ParentType, ContextType>;
  organization?: Resolver<Types.Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  phone?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  posterSession?: Resolver<Types.Maybe<ResolversTypes['ProgrammeItem']>, ParentType, ContextType>;
  requestedFormat?: Resolver<ResolversTypes['ParticipationFormat'], ParentType, ContextType>;
  requestedSection?: Resolver<Types.Maybe<ResolversTypes['Section']>, ParentType, ContextType>;
  talk?: Resolver<Types.Maybe<ResolversTypes['ProgrammeTalk']>, ParentType, ContextType>;
  talkDay?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  talkSchedule?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  talkSlot?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  talkTrack?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  thesisDocument?: Resolver<Types.Maybe<ResolversTypes['RegistrationFile']>, ParentType, ContextType>;
  thesisPdf?: Resolver<Types.Maybe<ResolversTypes['RegistrationFile']>, ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tour?: Resolver<Types.Maybe<ResolversTypes['TourDecision']>, ParentType, ContextType>;
  tshirtSize?: Resolver<Types.Maybe<ResolversTypes['TshirtSize']>, ParentType, ContextType>;
  unreadableFields?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegistrationFileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationFile'] = ResolversParentTypes['RegistrationFile']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type RegistrationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RegistrationList'] = ResolversParentTypes['RegistrationList']> = {
  nodes?: Resolver<Array<ResolversTypes['Registration']>, ParentType, ContextType>;
  readAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  unreadableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequestEmailChangePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestEmailChangePayload'] = ResolversParentTypes['RequestEmailChangePayload']> = {
  email?: Resolver<Types.Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestVerificationLetterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestVerificationLetterPayload'] = ResolversParentTypes['RequestVerificationLetterPayload']> = {
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  isChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SchoolResolvers<ContextType = Context, ParentType extends ResolversParentTypes['School'] = ResolversParentTypes['School']> = {
  section?: Resolver<ResolversTypes['Section'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SchoolStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SchoolStatus'] = ResolversParentTypes['SchoolStatus']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Section'] = ResolversParentTypes['Section']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isListed?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isOpenToTalks?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPublic?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SectionsValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SectionsValue'] = ResolversParentTypes['SectionsValue']> = {
  sections?: Resolver<Array<ResolversTypes['Section']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceClockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceClock'] = ResolversParentTypes['ServiceClock']> = {
  isDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SetTourPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetTourPayload'] = ResolversParentTypes['SetTourPayload']> = {
  registration?: Resolver<Types.Maybe<ResolversTypes['Registration']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignUpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpPayload'] = ResolversParentTypes['SignUpPayload']> = {
  email?: Resolver<Types.Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TalkThesisResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TalkThesis'] = ResolversParentTypes['TalkThesis']> = {
  talk?: Resolver<ResolversTypes['ProgrammeTalk'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TextValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextValue'] = ResolversParentTypes['TextValue']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ThesesRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThesesRules'] = ResolversParentTypes['ThesesRules']> = {
  links?: Resolver<Array<ResolversTypes['EditionLink']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
};

export type ThesisCheckResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThesisCheck'] = ResolversParentTypes['ThesisCheck']> = {
  characters?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isWithinLimits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxCharacters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ThesisCollectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThesisCollection'] = ResolversParentTypes['ThesisCollection']> = {
  contents?: Resolver<Array<ResolversTypes['ThesisEntry']>, ParentType, ContextType>;
  cover?: Resolver<Types.Maybe<ResolversTypes['GalleryImage']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['EditionLink']>, ParentType, ContextType>;
  pages?: Resolver<Types.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ThesisEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ThesisEntry'] = ResolversParentTypes['ThesisEntry']> = {
  authors?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Types.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type TopicResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Topic'] = ResolversParentTypes['Topic']> = {
  description?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type UpdateProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UploadPhotoPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadPhotoPayload'] = ResolversParentTypes['UploadPhotoPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  viewer?: Resolver<Types.Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
};

export type UploadRegistrationFilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UploadRegistrationFilePayload'] = ResolversParentTypes['UploadRegistrationFilePayload']> = {
  registration?: Resolver<Types.Maybe<ResolversTypes['Registration']>, ParentType, ContextType>;
  thesisCheck?: Resolver<Types.Maybe<ResolversTypes['ThesisCheck']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Types.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VenueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Venue'] = ResolversParentTypes['Venue']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  map?: Resolver<Types.Maybe<ResolversTypes['VenueMap']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passOffice?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  travel?: Resolver<Array<ResolversTypes['VenueWay']>, ParentType, ContextType>;
};

export type VenueMapResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VenueMap'] = ResolversParentTypes['VenueMap']> = {
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VenueWayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VenueWay'] = ResolversParentTypes['VenueWay']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VerifyEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerifyEmailPayload'] = ResolversParentTypes['VerifyEmailPayload']> = {
  detail?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  consent?: Resolver<Types.Maybe<ResolversTypes['Consent']>, ParentType, ContextType>;
  displayName?: Resolver<Types.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Types.Maybe<ResolversTypes['EmailAddress']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isModerator?: Resolver<Types.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  profile?: Resolver<Types.Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  publicationConsent?: Resolver<Types.Maybe<ResolversTypes['Consent']>, ParentType, ContextType>;
  registrations?: Resolver<Types.Maybe<Array<ResolversTypes['Registration']>>, ParentType, ContextType, Partial<Types.ViewerRegistrationsArgs>>;
  roles?: Resolver<Types.Maybe<Array<ResolversTypes['Role']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WindowResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Window'] = ResolversParentTypes['Window']> = {
  closesAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  opensAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WindowState'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AcademicDegree?: AcademicDegreeResolvers<ContextType>;
  AddTalkPayload?: AddTalkPayloadResolvers<ContextType>;
  AttendancePage?: AttendancePageResolvers<ContextType>;
  AttendanceRecord?: AttendanceRecordResolvers<ContextType>;
  AudienceMember?: AudienceMemberResolvers<ContextType>;
  AudiencePage?: AudiencePageResolvers<ContextType>;
  BooleanValue?: BooleanValueResolvers<ContextType>;
  CancelRegistrationPayload?: CancelRegistrationPayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ConfirmEmailChangePayload?: ConfirmEmailChangePayloadResolvers<ContextType>;
  ConfirmFormatPayload?: ConfirmFormatPayloadResolvers<ContextType>;
  ConfirmParticipationPayload?: ConfirmParticipationPayloadResolvers<ContextType>;
  Consent?: ConsentResolvers<ContextType>;
  ConsentDocument?: ConsentDocumentResolvers<ContextType>;
  Contacts?: ContactsResolvers<ContextType>;
  CreateAttendanceWorkbookDownloadPayload?: CreateAttendanceWorkbookDownloadPayloadResolvers<ContextType>;
  CreateCertificateDownloadPayload?: CreateCertificateDownloadPayloadResolvers<ContextType>;
  CreateInvitationDownloadPayload?: CreateInvitationDownloadPayloadResolvers<ContextType>;
  CreateMailingListPayload?: CreateMailingListPayloadResolvers<ContextType>;
  CreateParticipantsWorkbookDownloadPayload?: CreateParticipantsWorkbookDownloadPayloadResolvers<ContextType>;
  CreatePersonalDataDownloadPayload?: CreatePersonalDataDownloadPayloadResolvers<ContextType>;
  CreateTokenPayload?: CreateTokenPayloadResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateCount?: DateCountResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DecisionPreview?: DecisionPreviewResolvers<ContextType>;
  DeletePhotoPayload?: DeletePhotoPayloadResolvers<ContextType>;
  DeleteRegistrationFilePayload?: DeleteRegistrationFilePayloadResolvers<ContextType>;
  DocumentVerification?: DocumentVerificationResolvers<ContextType>;
  Download?: DownloadResolvers<ContextType>;
  Edition?: EditionResolvers<ContextType>;
  EditionFact?: EditionFactResolvers<ContextType>;
  EditionFile?: EditionFileResolvers<ContextType>;
  EditionLink?: EditionLinkResolvers<ContextType>;
  EditionPage?: EditionPageResolvers<ContextType>;
  EditionWindows?: EditionWindowsResolvers<ContextType>;
  EmailAddress?: GraphQLScalarType;
  EndAllSessionsPayload?: EndAllSessionsPayloadResolvers<ContextType>;
  EndOtherSessionsPayload?: EndOtherSessionsPayloadResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  Figure?: FigureResolvers<ContextType>;
  FormatDescription?: FormatDescriptionResolvers<ContextType>;
  FormatValue?: FormatValueResolvers<ContextType>;
  GalleryImage?: GalleryImageResolvers<ContextType>;
  HTML?: GraphQLScalarType;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  ImageSource?: ImageSourceResolvers<ContextType>;
  KeyDate?: KeyDateResolvers<ContextType>;
  Letter?: LetterResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  MailingListKind?: MailingListKindResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  News?: NewsResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Organiser?: OrganiserResolvers<ContextType>;
  OrganiserGroup?: OrganiserGroupResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Participant?: ParticipantResolvers<ContextType>;
  ParticipantPage?: ParticipantPageResolvers<ContextType>;
  Partner?: PartnerResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PersonConnection?: PersonConnectionResolvers<ContextType>;
  PersonEdge?: PersonEdgeResolvers<ContextType>;
  Position?: PositionResolvers<ContextType>;
  Poster?: PosterResolvers<ContextType>;
  PosterConnection?: PosterConnectionResolvers<ContextType>;
  PosterEdge?: PosterEdgeResolvers<ContextType>;
  PosterGroup?: PosterGroupResolvers<ContextType>;
  PosterList?: PosterListResolvers<ContextType>;
  PreviewDecisionPayload?: PreviewDecisionPayloadResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  Programme?: ProgrammeResolvers<ContextType>;
  ProgrammeChair?: ProgrammeChairResolvers<ContextType>;
  ProgrammeDay?: ProgrammeDayResolvers<ContextType>;
  ProgrammeDetail?: ProgrammeDetailResolvers<ContextType>;
  ProgrammeItem?: ProgrammeItemResolvers<ContextType>;
  ProgrammeLink?: ProgrammeLinkResolvers<ContextType>;
  ProgrammeSection?: ProgrammeSectionResolvers<ContextType>;
  ProgrammeTalk?: ProgrammeTalkResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecordText?: RecordTextResolvers<ContextType>;
  RecordValue?: RecordValueResolvers<ContextType>;
  RegisterForForumPayload?: RegisterForForumPayloadResolvers<ContextType>;
  RegisterForSchoolPayload?: RegisterForSchoolPayloadResolvers<ContextType>;
  Registration?: RegistrationResolvers<ContextType>;
  RegistrationFile?: RegistrationFileResolvers<ContextType>;
  RegistrationList?: RegistrationListResolvers<ContextType>;
  RequestEmailChangePayload?: RequestEmailChangePayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  RequestVerificationLetterPayload?: RequestVerificationLetterPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  School?: SchoolResolvers<ContextType>;
  SchoolStatus?: SchoolStatusResolvers<ContextType>;
  Section?: SectionResolvers<ContextType>;
  SectionsValue?: SectionsValueResolvers<ContextType>;
  ServiceClock?: ServiceClockResolvers<ContextType>;
  SetTourPayload?: SetTourPayloadResolvers<ContextType>;
  SignUpPayload?: SignUpPayloadResolvers<ContextType>;
  TalkThesis?: TalkThesisResolvers<ContextType>;
  TextValue?: TextValueResolvers<ContextType>;
  ThesesRules?: ThesesRulesResolvers<ContextType>;
  ThesisCheck?: ThesisCheckResolvers<ContextType>;
  ThesisCollection?: ThesisCollectionResolvers<ContextType>;
  ThesisEntry?: ThesisEntryResolvers<ContextType>;
  Topic?: TopicResolvers<ContextType>;
  URL?: GraphQLScalarType;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  UploadPhotoPayload?: UploadPhotoPayloadResolvers<ContextType>;
  UploadRegistrationFilePayload?: UploadRegistrationFilePayloadResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Venue?: VenueResolvers<ContextType>;
  VenueMap?: VenueMapResolvers<ContextType>;
  VenueWay?: VenueWayResolvers<ContextType>;
  VerifyEmailPayload?: VerifyEmailPayloadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Window?: WindowResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  access?: AccessDirectiveResolver<any, any, ContextType>;
  cost?: CostDirectiveResolver<any, any, ContextType>;
  idOf?: IdOfDirectiveResolver<any, any, ContextType>;
  idempotent?: IdempotentDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  shared?: SharedDirectiveResolver<any, any, ContextType>;
  static?: StaticDirectiveResolver<any, any, ContextType>;
};
