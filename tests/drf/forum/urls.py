from django.conf import settings
from django.urls import path, re_path
from django.views.static import serve

from . import accounts, serializers, views

urlpatterns = [
    path("accounts/register/", accounts.Register.as_view()),
    path("accounts/verify-registration/", accounts.Verify.as_view()),
    path("accounts/login/", accounts.Login.as_view()),
    path("accounts/logout/", accounts.Logout.as_view()),
    path("accounts/send-reset-password-link/", accounts.SendResetLink.as_view()),
    path("accounts/reset-password/", accounts.ResetPassword.as_view()),
    path("accounts/profile/", accounts.Profile.as_view()),
    path("api/references/academic-degree/list/", views.reference_list(serializers.DegreeSerializer)),
    path("api/references/org-position/list/", views.reference_list(serializers.PositionSerializer)),
    path("api/references/school-status/list/", views.reference_list(serializers.SchoolStatusSerializer)),
    path("api/references/organization/list/", views.reference_list(serializers.OrganizationSerializer)),
    path("api/references/file/detail/", views.FileDetail.as_view()),
    path("api/users/individual/detail/", views.IndividualDetail.as_view()),
    path("api/users/individual/photo/", views.Photo.as_view()),
    path("api/users/individual/list/", views.Individuals.as_view()),
    path("api/users/user_meeting/sections/", views.Sections.as_view()),
    path("api/users/user_meeting/list/", views.Participants.as_view()),
    path("api/users/user_meeting/get/", views.Participation.as_view()),
    path("api/users/user_meeting/change/", views.ChangeParticipation.as_view()),
    path("api/users/user_meeting_reg/list/", views.OwnRegistrations.as_view()),
    path("api/users/registration/make/", views.MakeRegistration.as_view()),
    path("api/users/registration/change/", views.ChangeRegistration.as_view()),
    path("api/users/registration/add_file/", views.AddFile.as_view()),
    re_path(r"^media/(?P<path>.*)$", serve, {"document_root": settings.MEDIA_ROOT}),
]
